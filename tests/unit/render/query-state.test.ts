import { describe, expect, it } from 'vitest';
import { ContentError, type ContentErrorKind } from '../../../packages/pagewright/src/content/source.ts';
import type { FailedView, QueryPlan } from '../../../packages/pagewright/src/grammar/plan.ts';
import { type ReadResult, stateOf } from '../../../packages/pagewright/src/render/queries/query-state.ts';
import { query } from './page-fixture.ts';

const view: FailedView = {
  fallback: 'mine',
  notice: 'Shown from our files',
  title: 'It failed',
  retry: 'Try again',
};
const failing: QueryPlan = query('case-study', undefined, {
  failed: view,
  empty: { title: 'Nothing here' },
  routeParams: ['slug'],
});

const retry = () => {};
const reading = (more: Partial<ReadResult> = {}): ReadResult => ({ busy: false, retry, ...more });
const error = (kind: ContentErrorKind) =>
  new ContentError(kind, kind, kind === 'not-found' ? 404 : undefined);
const failed = (kind: ContentErrorKind) => reading({ error: error(kind) });
const offered = { label: 'Try again', busy: false, start: retry };

const fallback = { source: 'case-study', by: 'slug', content: { known: { id: 1 } }, unknown: { id: 0 } };
const failures: readonly ContentErrorKind[] = ['not-found', 'http', 'timeout', 'network', 'invalid'];

describe('the table of states', () => {
  it('waits while there is neither content nor a failure', () => {
    expect(stateOf(failing, {}, undefined, reading({ busy: true }))).toEqual({
      is: 'loading',
      view: { view: 'bar' },
    });
  });

  it('is ready with content, empty or not, and knows what to say when it is empty', () => {
    expect(stateOf(failing, {}, undefined, reading({ content: [] }))).toEqual({
      is: 'ready',
      content: [],
      empty: { title: 'Nothing here' },
    });
  });

  it('lets go of content that the service says it no longer has', () => {
    const gone = reading({ content: { id: 1 }, error: error('not-found') });
    expect(stateOf(failing, { slug: 'known' }, undefined, gone)).toEqual({ is: 'not-found' });
    expect(stateOf(failing, { slug: 'known' }, fallback, gone)).toMatchObject({
      is: 'fallback',
      content: { id: 1 },
    });
  });

  it('keeps content of a query that does not ask for what the address names', () => {
    const { routeParams: _, ...plan } = failing;
    const state = stateOf(plan, {}, undefined, reading({ content: [1], error: error('not-found') }));
    expect(state).toMatchObject({ is: 'ready', content: [1] });
  });

  it.each(failures.slice(1))('keeps good content when a later read ends in %s', (kind) => {
    const state = stateOf(failing, {}, fallback, reading({ content: [1], error: error(kind) }));
    expect(state).toMatchObject({ is: 'ready', content: [1] });
  });

  it('shows a fallback and says nothing where no service is configured', () => {
    expect(stateOf(failing, { slug: 'known' }, fallback, failed('not-configured'))).toEqual({
      is: 'fallback',
      content: { id: 1 },
    });
  });

  it.each(failures.slice(1))('shows a fallback, the notice and Retry after %s', (kind) => {
    expect(stateOf(failing, { slug: 'known' }, fallback, failed(kind))).toEqual({
      is: 'fallback',
      content: { id: 1 },
      notice: 'Shown from our files',
      retry: offered,
    });
  });

  it('says nothing of the connection where the service answers that there is no such entry', () => {
    expect(stateOf(failing, { slug: 'known' }, fallback, failed('not-found'))).toEqual({
      is: 'fallback',
      content: { id: 1 },
      missing: true,
    });
  });

  it('offers no Retry where what is not found was not asked for by the address', () => {
    const fixed = query('case-study', undefined, { failed: view });
    expect(stateOf(fixed, { slug: 'known' }, fallback, failed('not-found'))).toEqual({
      is: 'fallback',
      content: { id: 1 },
      notice: 'Shown from our files',
    });
  });

  it('chooses the fallback by its param, and the one for unknown values otherwise', () => {
    const unknown = stateOf(failing, { slug: 'other' }, fallback, failed('http'));
    expect(unknown).toMatchObject({ is: 'fallback', content: { id: 0 } });
    const whole = { source: 'case-studies', content: [{ id: 2 }] };
    expect(stateOf(failing, {}, whole, failed('http'))).toMatchObject({
      is: 'fallback',
      content: [{ id: 2 }],
    });
  });

  it('takes a name that every object has for no entry of the fallback', () => {
    for (const slug of ['constructor', '__proto__', 'toString']) {
      expect(stateOf(failing, { slug }, fallback, failed('http'))).toMatchObject({ content: { id: 0 } });
    }
  });

  it('takes an empty fallback for none', () => {
    const empty = { source: 'case-studies', content: [] };
    expect(stateOf(query('case-studies', undefined, { failed: view }), {}, empty, failed('http'))).toEqual({
      is: 'failed',
      error: error('http'),
      title: 'It failed',
      retry: offered,
    });
  });

  it('is the page that does not exist where nothing stands in for what the address names', () => {
    expect(stateOf(failing, { slug: 'x' }, undefined, failed('not-found'))).toEqual({ is: 'not-found' });
  });

  it('fails with Retry where what is not found was not asked for by the address', () => {
    const fixed = query('company', undefined, { failed: view });
    expect(stateOf(fixed, {}, undefined, failed('not-found'))).toMatchObject({
      is: 'failed',
      retry: offered,
    });
  });

  it('fails without Retry where no service is configured', () => {
    expect(stateOf(failing, {}, undefined, failed('not-configured'))).toEqual({
      is: 'failed',
      error: error('not-configured'),
      title: 'It failed',
    });
  });

  it('says that Retry is working while it is', () => {
    const state = stateOf(failing, {}, undefined, { ...failed('timeout'), busy: true });
    expect(state).toMatchObject({ is: 'failed', retry: { busy: true } });
  });
});
