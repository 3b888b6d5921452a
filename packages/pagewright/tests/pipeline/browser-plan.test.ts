import { describe, expect, it } from 'vitest';
import type { PagePlan } from '../../src/grammar/plans/page-plan.ts';
import type { Plan } from '../../src/grammar/plans/value-plan.ts';
import { browserPlan } from '../../src/pipeline/pages/browser-plan.ts';
import { plan, query } from '../render/page-fixture.ts';

const slugs: Plan = {
  is: 'array',
  minItems: 0,
  items: [{ is: 'each', of: ['posts'], show: { is: 'path', path: ['item', 'slug'] } }],
};
const queries = { post: query('post'), posts: query('posts') };

function namesFor(given: Partial<PagePlan>): string[] {
  return Object.keys(browserPlan(plan({ params: { slug: slugs }, queries, ...given })).queries);
}

describe('the plan in browsers', () => {
  it('does not have the list of paths, nor the query that only this list reads', () => {
    expect(browserPlan(plan({ params: { slug: slugs }, queries })).params).toEqual({});
    expect(namesFor({})).toEqual(['post']);
  });

  it('keeps a query that a block also reads', () => {
    const block = {
      type: 'teaser-cards',
      place: { file: 'page.json', block: 1 },
      props: slugs,
      queries: ['posts'],
      optional: false,
    };
    expect(namesFor({ blocks: [block] })).toEqual(['post', 'posts']);
  });

  it('keeps a query that the head also reads, in a string or a binding with a default', () => {
    const title: Plan = { is: 'text', parts: ['All of ', ['posts', 'title']] };
    const head = (value: Plan): Plan => ({ is: 'object', needs: [], properties: { title: value } });
    expect(namesFor({ head: head(title) })).toEqual(['post', 'posts']);
    expect(namesFor({ head: head({ is: 'withDefault', from: title, default: 'Blog' }) })).toEqual([
      'post',
      'posts',
    ]);
  });

  it('names the route params that a query reads, and no other values', () => {
    const object = (slug: Plan): Plan => ({ is: 'object', needs: [], properties: { slug } });
    const planOf = (params: Plan) =>
      browserPlan(plan({ queries: { post: query('post', params) } })).queries.post?.routeParams;
    expect(planOf(object({ is: 'path', path: ['route', 'slug'] }))).toEqual(['slug']);
    expect(planOf(object({ is: 'text', parts: ['in ', ['route', 'year'], ['site', 'name']] }))).toEqual([
      'year',
    ]);
    expect(planOf(object({ is: 'literal', value: 'route' }))).toBeUndefined();
    expect(planOf({ is: 'literal', value: { slug: ['route', 'slug'] } })).toBeUndefined();
  });
});
