import { describe, expect, it } from 'vitest';
import { sources } from '../../../../src/sources/source-registry.ts';
import type { Plan } from '../../src/grammar/plan.ts';
import { writeContentRoutes } from '../../src/pipeline/files/content-routes.ts';
import { page, query } from '../render/page-fixture.ts';

const slugFrom = (slug: Plan): Plan => ({ is: 'object', needs: ['slug'], properties: { slug } });
const bySlug = (param: string) => slugFrom({ is: 'path', path: ['route', param] });

describe('pagewright.json', () => {
  it('names the routes of each type, the canonical one first, and of each single page', () => {
    const pages = [
      page([], { routes: ['/'], queries: { home: query('homepage'), posts: query('posts') } }),
      page([], { routes: ['/blog/:slug', '/news/:slug'], queries: { post: query('post', bySlug('slug')) } }),
      page([], { routes: ['/studies/:name'], queries: { study: query('case-study', bySlug('name')) } }),
      page([], { routes: ['/careers'], queries: { people: query('people') } }),
      page([], { routes: ['/about', '/company'], queries: { company: query('company') } }),
    ];
    expect(JSON.parse(writeContentRoutes(pages, sources))).toEqual({
      version: 1,
      routes: {
        homepage: ['/'],
        post: ['/blog/:slug', '/news/:slug'],
        'case-study': ['/studies/:name'],
        company: ['/about', '/company'],
      },
      preview: '/preview/',
    });
  });

  it('names no route that does not identify one entry', () => {
    const pages = [
      page([], { routes: ['/both/:slug/:part'], queries: { post: query('post', bySlug('slug')) } }),
      page([], {
        routes: ['/first'],
        queries: { post: query('post', slugFrom({ is: 'literal', value: 'new' })) },
      }),
      page([], { routes: ['/list/:page'], queries: { home: query('homepage') } }),
    ];
    expect(JSON.parse(writeContentRoutes(pages, sources)).routes).toEqual({});
  });
});
