import { describe, expect, it } from 'vitest';
import { ContentError } from '../../src/content/content-error.ts';
import {
  type ResolvedBlock,
  resolveBlocks,
  scopeOf,
  unreadFailures,
} from '../../src/render/blocks/resolve-blocks.ts';
import type { QueryState, QueryStates } from '../../src/render/queries/query-state.ts';
import { block, page, query } from './page-fixture.ts';

const loading: QueryState = { is: 'loading', view: { view: 'spinner', text: 'Wait' } };
const ready: QueryState = { is: 'ready', content: 'Words', empty: undefined };
const failed: QueryState = { is: 'failed', error: new ContentError('http', 'no', 500), title: 'It failed' };
const empty: QueryState = { is: 'ready', content: [], empty: { title: 'Nothing here' } };
const silent: QueryState = { is: 'ready', content: [], empty: undefined };
const noticed: QueryState = { is: 'fallback', content: 'Kept words', notice: 'From our files' };

/** A block that requires at least one item of its query's list. */
const list = (number: number, name: string) =>
  block(number, [name], {
    props: {
      is: 'array',
      minItems: 1,
      items: [{ is: 'each', of: [name], show: { is: 'literal', value: 1 } }],
    },
  });

function resolve(blocks: Parameters<typeof page>[0], states: QueryStates, params = {}): ResolvedBlock[] {
  return resolveBlocks(page(blocks), params, states, scopeOf(states, params, 'https://site.example/'));
}

/** A word for each block that says how it is shown. */
const words = (blocks: readonly ResolvedBlock[]) =>
  blocks.map((resolved) => {
    if (resolved.show === 'state') return `state of ${resolved.query}`;
    if (resolved.show === 'nothing') return resolved.isMissed ? 'missing' : 'nothing';
    return resolved.notices.length > 0 ? `block, notice of ${resolved.notices}` : 'block';
  });

describe('what a page shows for a block', () => {
  it('is the block with its props when its queries are ready', () => {
    expect(resolve([block(1, ['a'])], { a: ready })).toMatchObject([
      { show: 'block', props: { a: 'Words', tone: 'night' } },
    ]);
  });

  it('is the state of a loading query, once, for the first block that needs it', () => {
    const resolved = resolve([block(1, []), block(2, ['a']), block(3, ['a']), block(4, ['b'])], {
      a: loading,
      b: loading,
    });
    expect(words(resolved)).toEqual(['block', 'state of a', 'nothing', 'state of b']);
  });

  it('waits for each query of the block, even if another has failed', () => {
    expect(words(resolve([block(1, ['a', 'b'])], { a: failed, b: loading }))).toEqual(['state of b']);
  });

  it('is the state of a failed query, once', () => {
    const resolved = resolve([block(1, ['a']), block(2, ['a']), block(3, ['b'])], { a: failed, b: ready });
    expect(words(resolved)).toEqual(['state of a', 'nothing', 'block']);
  });

  it('is the block if its props do not need the failed query', () => {
    const without = block(1, ['a'], { props: { is: 'literal', value: { text: 'Words' } } });
    expect(words(resolve([without], { a: failed }))).toEqual(['block']);
  });

  it('is the empty state of the config, once, and nothing if the config has none', () => {
    expect(words(resolve([list(1, 'a'), list(2, 'a')], { a: empty }))).toEqual(['state of a', 'nothing']);
    expect(words(resolve([list(1, 'a')], { a: silent }))).toEqual(['nothing']);
  });

  it('is the block with the notice of its fallback, once', () => {
    const resolved = resolve([block(1, ['a']), block(2, ['a'])], { a: noticed });
    expect(words(resolved)).toEqual(['block, notice of a', 'block']);
  });

  it('is nothing if content is missing, with a report unless the block is optional', () => {
    const missing: QueryState = { is: 'ready', content: undefined, empty: undefined };
    const resolved = resolve([block(1, ['a']), block(2, ['a'], { optional: true })], { a: missing });
    expect(words(resolved)).toEqual(['missing', 'nothing']);
  });

  it('is absent on routes that the config of the block excludes', () => {
    const only = block(1, [], { only: { slug: ['pmo', 'security'] } });
    expect(resolve([only], {}, { slug: 'pmo' })).toHaveLength(1);
    expect(resolve([only], {}, { slug: 'cloud' })).toHaveLength(0);
    const except = block(1, [], { except: { slug: ['pmo', 'security'] } });
    expect(resolve([except], {}, { slug: 'pmo' })).toHaveLength(0);
    expect(resolve([except], {}, { slug: 'cloud' })).toHaveLength(1);
  });
});

describe('the scope of a page', () => {
  it('contains the content of each query and the route with its URL', () => {
    const states: QueryStates = { a: ready, b: failed, c: noticed };
    expect(scopeOf(states, { slug: 'pmo' }, 'https://site.example/services/pmo')).toEqual({
      a: 'Words',
      b: undefined,
      c: 'Kept words',
      route: { slug: 'pmo', url: 'https://site.example/services/pmo' },
    });
  });
});

describe('a failure that no block would show', () => {
  const byRoute = query('service', undefined, { routeParams: ['slug'] });
  const plan = page([block(1, ['service'], { only: { slug: ['listed'] } })], {
    queries: { service: byRoute, posts: query('posts') },
  });

  it('is returned if each block that reads the query excludes the route', () => {
    const states = { service: failed, posts: failed };
    expect(unreadFailures(plan, { slug: 'unlisted' }, states)).toEqual(['service']);
    expect(unreadFailures(plan, { slug: 'listed' }, states)).toEqual([]);
  });

  it('is absent while the query loads or has content', () => {
    expect(unreadFailures(plan, { slug: 'unlisted' }, { service: loading })).toEqual([]);
    expect(unreadFailures(plan, { slug: 'unlisted' }, { service: ready })).toEqual([]);
  });
});
