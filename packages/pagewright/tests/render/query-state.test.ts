import { describe, expect, it } from 'vitest';
import { ContentError, type ContentErrorKind } from '../../src/content/content-error.ts';
import type { FailedView, QueryPlan } from '../../src/grammar/plans/query-plan.ts';
import { type ReadResult, stateOf } from '../../src/render/queries/query-state.ts';
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
const readResult = (more: Partial<ReadResult> = {}): ReadResult => ({ busy: false, retry, ...more });
const error = (kind: ContentErrorKind) =>
  new ContentError(kind, kind, kind === 'not-found' ? 404 : undefined);
const failed = (kind: ContentErrorKind) => readResult({ error: error(kind) });
const offered = { label: 'Try again', busy: false, start: retry };

const fallback = { source: 'case-study', by: 'slug', content: { known: { id: 1 } }, unknown: { id: 0 } };
const failures: readonly ContentErrorKind[] = ['not-found', 'http', 'timeout', 'network', 'invalid'];

describe('the state of a query', () => {
  it('is loading without content and without a failure', () => {
    expect(stateOf(failing, {}, undefined, readResult({ busy: true }))).toEqual({
      is: 'loading',
      view: { view: 'bar' },
    });
  });

  it('is ready with content, and has the text for an empty list', () => {
    expect(stateOf(failing, {}, undefined, readResult({ content: [] }))).toEqual({
      is: 'ready',
      content: [],
      empty: { title: 'Nothing here' },
    });
  });

  it('drops content that the service says no longer exists', () => {
    const gone = readResult({ content: { id: 1 }, error: error('not-found') });
    expect(stateOf(failing, { slug: 'known' }, undefined, gone)).toEqual({ is: 'not-found' });
    expect(stateOf(failing, { slug: 'known' }, fallback, gone)).toMatchObject({
      is: 'fallback',
      content: { id: 1 },
    });
  });

  it('keeps content of a query without route params', () => {
    const { routeParams: _, ...plan } = failing;
    const state = stateOf(plan, {}, undefined, readResult({ content: [1], error: error('not-found') }));
    expect(state).toMatchObject({ is: 'ready', content: [1] });
  });

  it.each(failures.slice(1))('keeps content when a later read ends in %s', (kind) => {
    const state = stateOf(failing, {}, fallback, readResult({ content: [1], error: error(kind) }));
    expect(state).toMatchObject({ is: 'ready', content: [1] });
  });

  it('shows a fallback without a notice if no service is configured', () => {
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

  it('shows a fallback without a notice if the service says that the entry does not exist', () => {
    expect(stateOf(failing, { slug: 'known' }, fallback, failed('not-found'))).toEqual({
      is: 'fallback',
      content: { id: 1 },
      missing: true,
    });
  });

  it('shows a fallback without Retry if the entry of a query without route params does not exist', () => {
    const fixed = query('case-study', undefined, { failed: view });
    expect(stateOf(fixed, { slug: 'known' }, fallback, failed('not-found'))).toEqual({
      is: 'fallback',
      content: { id: 1 },
      notice: 'Shown from our files',
    });
  });

  it('selects the fallback by its param, or the one for unknown values', () => {
    const unknown = stateOf(failing, { slug: 'other' }, fallback, failed('http'));
    expect(unknown).toMatchObject({ is: 'fallback', content: { id: 0 } });
    const whole = { source: 'case-studies', content: [{ id: 2 }] };
    expect(stateOf(failing, {}, whole, failed('http'))).toMatchObject({
      is: 'fallback',
      content: [{ id: 2 }],
    });
  });

  it('does not mistake properties that every object has for entries of a fallback', () => {
    for (const slug of ['constructor', '__proto__', 'toString']) {
      expect(stateOf(failing, { slug }, fallback, failed('http'))).toMatchObject({ content: { id: 0 } });
    }
  });

  it('ignores an empty fallback', () => {
    const empty = { source: 'case-studies', content: [] };
    expect(stateOf(query('case-studies', undefined, { failed: view }), {}, empty, failed('http'))).toEqual({
      is: 'failed',
      error: error('http'),
      title: 'It failed',
      retry: offered,
    });
  });

  it('is not-found if the entry of the route does not exist and there is no fallback', () => {
    expect(stateOf(failing, { slug: 'x' }, undefined, failed('not-found'))).toEqual({ is: 'not-found' });
  });

  it('fails with Retry if the entry of a query without route params does not exist', () => {
    const fixed = query('company', undefined, { failed: view });
    expect(stateOf(fixed, {}, undefined, failed('not-found'))).toMatchObject({
      is: 'failed',
      retry: offered,
    });
  });

  it('fails without Retry if no service is configured', () => {
    expect(stateOf(failing, {}, undefined, failed('not-configured'))).toEqual({
      is: 'failed',
      error: error('not-configured'),
      title: 'It failed',
    });
  });

  it('says that Retry is busy during a read', () => {
    const state = stateOf(failing, {}, undefined, { ...failed('timeout'), busy: true });
    expect(state).toMatchObject({ is: 'failed', retry: { busy: true } });
  });
});
