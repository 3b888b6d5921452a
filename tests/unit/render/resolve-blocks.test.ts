import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../packages/pagewright/src/content/source.ts';
import {
  type QueryStates,
  type ResolvedBlock,
  resolveBlocks,
  scopeOf,
  unreadFailures,
} from '../../../packages/pagewright/src/render/blocks/resolve-blocks.ts';
import type { QueryState } from '../../../packages/pagewright/src/render/queries/query-state.ts';
import { block, page, query } from './page-fixture.ts';

const loading: QueryState = { is: 'loading', view: { view: 'spinner', text: 'Wait' } };
const ready: QueryState = { is: 'ready', content: 'Words', empty: undefined };
const failed: QueryState = { is: 'failed', error: new ContentError('http', 'no', 500), title: 'It failed' };
const empty: QueryState = { is: 'ready', content: [], empty: { title: 'Nothing here' } };
const silent: QueryState = { is: 'ready', content: [], empty: undefined };
const noticed: QueryState = { is: 'fallback', content: 'Kept words', notice: 'From our files' };

/** A block that needs at least one entry of the list that its query delivers. */
const list = (number: number, name: string) =>
  block(number, [name], {
    props: {
      is: 'list',
      minItems: 1,
      entries: [{ is: 'each', of: [name], show: { is: 'literal', value: 1 } }],
    },
  });

function draw(blocks: Parameters<typeof page>[0], states: QueryStates, params = {}): ResolvedBlock[] {
  return resolveBlocks(page(blocks), params, states, scopeOf(states, params, 'https://site.example/'));
}

/** What each drawing comes to, in a word or two. */
const words = (drawings: readonly ResolvedBlock[]) =>
  drawings.map((drawing) => {
    if (drawing.show === 'state') return `state of ${drawing.query}`;
    if (drawing.show === 'nothing') return drawing.because;
    return drawing.notices.length > 0 ? `block, notice of ${drawing.notices}` : 'block';
  });

describe('what stands in the place of a block', () => {
  it('is the block, filled, where its queries are ready', () => {
    expect(draw([block(1, ['a'])], { a: ready })).toMatchObject([
      { show: 'block', props: { a: 'Words', tone: 'ink' } },
    ]);
  });

  it('is the state of a waiting query, once, in the first place where a block is missed for its sake', () => {
    const drawn = draw([block(1, []), block(2, ['a']), block(3, ['a']), block(4, ['b'])], {
      a: loading,
      b: loading,
    });
    expect(words(drawn)).toEqual(['block', 'state of a', 'shown-above', 'state of b']);
  });

  it('waits for every query of the block, though another has failed', () => {
    expect(words(draw([block(1, ['a', 'b'])], { a: failed, b: loading }))).toEqual(['state of b']);
  });

  it('is the state of a failed query, once', () => {
    const drawn = draw([block(1, ['a']), block(2, ['a']), block(3, ['b'])], { a: failed, b: ready });
    expect(words(drawn)).toEqual(['state of a', 'shown-above', 'block']);
  });

  it('is the block where it can do without what failed', () => {
    const without = block(1, ['a'], { props: { is: 'literal', value: { text: 'Words' } } });
    expect(words(draw([without], { a: failed }))).toEqual(['block']);
  });

  it('is what the config says of an empty list, once, and nothing where it says nothing', () => {
    expect(words(draw([list(1, 'a'), list(2, 'a')], { a: empty }))).toEqual(['state of a', 'empty']);
    expect(words(draw([list(1, 'a')], { a: silent }))).toEqual(['empty']);
  });

  it('is the block with the notice of its fallback, once', () => {
    const drawn = draw([block(1, ['a']), block(2, ['a'])], { a: noticed });
    expect(words(drawn)).toEqual(['block, notice of a', 'block']);
  });

  it('is nothing where content is missing, told unless the author called the block optional', () => {
    const missing: QueryState = { is: 'ready', content: undefined, empty: undefined };
    const drawn = draw([block(1, ['a']), block(2, ['a'], { optional: true })], { a: missing });
    expect(words(drawn)).toEqual(['missing', 'optional']);
  });

  it('is not even asked for on addresses that the block does not stand on', () => {
    const only = block(1, [], { only: { slug: ['pmo', 'security'] } });
    expect(draw([only], {}, { slug: 'pmo' })).toHaveLength(1);
    expect(draw([only], {}, { slug: 'cloud' })).toHaveLength(0);
  });
});

describe('the scope of a page', () => {
  it('holds contents by the names of queries, and the route with its address', () => {
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

  it('is named where every block that reads the query leaves the address out', () => {
    const states = { service: failed, posts: failed };
    expect(unreadFailures(plan, { slug: 'unlisted' }, states)).toEqual(['service']);
    expect(unreadFailures(plan, { slug: 'listed' }, states)).toEqual([]);
  });

  it('is none while the query waits or has its content', () => {
    expect(unreadFailures(plan, { slug: 'unlisted' }, { service: loading })).toEqual([]);
    expect(unreadFailures(plan, { slug: 'unlisted' }, { service: ready })).toEqual([]);
  });
});
