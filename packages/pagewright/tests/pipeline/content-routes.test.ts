import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/grammar/plans/value-plan.ts';
import { writeContentRoutes } from '../../src/pipeline/pages/content-routes.ts';
import { page, query } from '../render/page-fixture.ts';
import { sources } from '../sites/museum-code.ts';

const slugFrom = (slug: Plan): Plan => ({ is: 'object', needs: ['slug'], properties: { slug } });
const bySlug = (param: string) => slugFrom({ is: 'path', path: ['route', param] });

describe('pagewright.json', () => {
  it('names the routes of each type, the canonical one first, and of each single page', () => {
    const pages = [
      page([], {
        routes: ['/journal/:slug', '/news/:slug'],
        queries: { article: query('article', bySlug('slug')), articles: query('articles') },
      }),
      page([], { routes: ['/on-show/:name'], queries: { show: query('exhibition', bySlug('name')) } }),
      page([], { routes: ['/team'], queries: { people: query('people') } }),
      page([], { routes: ['/visit', '/directions'], queries: { house: query('house') } }),
    ];
    expect(JSON.parse(writeContentRoutes(pages, sources))).toEqual({
      version: 1,
      routes: {
        article: ['/journal/:slug', '/news/:slug'],
        exhibition: ['/on-show/:name'],
        house: ['/visit', '/directions'],
      },
      preview: '/preview/',
    });
  });

  it('names no route that does not identify one entry', () => {
    const pages = [
      page([], { routes: ['/both/:slug/:part'], queries: { article: query('article', bySlug('slug')) } }),
      page([], {
        routes: ['/first'],
        queries: { article: query('article', slugFrom({ is: 'literal', value: 'new' })) },
      }),
      page([], { routes: ['/list/:page'], queries: { house: query('house') } }),
    ];
    expect(JSON.parse(writeContentRoutes(pages, sources)).routes).toEqual({});
  });
});
