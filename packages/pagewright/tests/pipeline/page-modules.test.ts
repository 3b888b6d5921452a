import { describe, expect, it } from 'vitest';
import {
  pageData,
  pageModule,
  pageName,
  routesModule,
  siteModule,
  sortedRoutes,
} from '../../src/pipeline/pages/page-modules.ts';
import { deferredTypes } from '../../src/pipeline/site/checked-site.ts';
import { plan, query } from '../render/page-fixture.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';

const project = checkedMuseum;

describe('the route manifest', () => {
  const routesIn = (code: string) =>
    [...code.matchAll(/entry\(\(\) => import\("[^"]*"\), "[^"]*", ("[^"]*")/g)].map(([, route]) => route);

  it('has the most exact routes first, in any order of the files', () => {
    const pages = [['/:a/:b'], ['/x/:b'], ['/:a/y'], ['/x/y']].map((routes, index) =>
      plan({ file: `${index}.json`, routes }),
    );
    const sorted = ['"/x/y"', '"/x/:b"', '"/:a/y"', '"/:a/:b"'];
    expect(routesIn(routesModule(pages, '', ''))).toEqual(sorted);
    expect(routesIn(routesModule(pages.toReversed(), '', ''))).toEqual(sorted);
  });

  it('sorts all routes, so an alias comes before a less exact route of another page', () => {
    const pages = [
      plan({ file: 'events.json', routes: ['/events/:slug'] }),
      plan({ file: 'z-offers.json', routes: ['/offers/:slug', '/events/special'] }),
    ];
    expect(sortedRoutes(pages)).toEqual([
      { file: 'z-offers.json', route: '/events/special', canonical: '/offers/:slug' },
      { file: 'events.json', route: '/events/:slug', canonical: '/events/:slug' },
      { file: 'z-offers.json', route: '/offers/:slug', canonical: '/offers/:slug' },
    ]);
  });

  it('imports each page only when it is needed', () => {
    const code = routesModule(project.pages, 'virtual:pagewright/', '');
    expect(code).not.toMatch(/^import/m);
    for (const { file } of project.pages)
      expect(code).toContain(`import("virtual:pagewright/${pageName(file)}")`);
  });
});

describe('a page’s module', () => {
  it('imports the sources that its queries name, each once, and no others', () => {
    const page = plan({ queries: { one: query('article'), other: query('article'), third: query('house') } });
    const modules = new Map([
      ['house', '/src/sources/house.ts'],
      ['article', '/src/elsewhere/article.ts'],
    ]);
    const code = pageModule(pageData(page, {}, {}), page.queries, modules);
    expect(code.match(/import\("[^"]+"\)/g)).toEqual([
      `import("/src/elsewhere/article.ts")`,
      `import("/src/sources/house.ts")`,
    ]);
  });

  it('contains the fallbacks and the deferred types that the page names, but not the list of its paths', () => {
    const page = plan({
      params: { slug: { is: 'literal', value: ['a', 'b'] } },
      queries: { one: query('article', undefined, { failed: { fallback: 'mine' } }) },
      blocks: [
        {
          type: 'saying',
          place: { file: 'page.json', block: 1 },
          props: { is: 'literal', value: {} },
          queries: [],
          optional: false,
        },
      ],
    });
    const fallbacks = { mine: { source: 'article', content: 1 }, others: { source: 'article', content: 2 } };
    expect(pageData(page, fallbacks, { saying: 'touched', people: 'visible' })).toEqual({
      plan: { ...page, params: {} },
      fallbacks: { mine: fallbacks.mine },
      deferred: { saying: 'touched' },
    });
  });

  it('contains no schema and no unparsed binding', () => {
    for (const page of project.pages) {
      const code = pageModule(pageData(page, project.fallbacks, project.deferred), page.queries, new Map());
      expect(code, page.file).not.toMatch(/"\{[a-z]+[.}]|"\$ref"|"headingLevel"/);
    }
  });
});

describe('the module of the site config', () => {
  it('does not contain the blocks at the end of pages, which their plans have', () => {
    expect(siteModule(project.site)).not.toContain('"end"');
    expect(siteModule(project.site)).toContain('"menus"');
  });
});

describe('deferred types', () => {
  it('are those whose schema has hydrate', () => {
    const schema = (hydrate?: string) => ({ type: 'object', ...(hydrate ? { hydrate } : {}) });
    const blocks = new Map([
      ['seen', schema('visible')],
      ['used', schema('touched')],
      ['first', schema()],
      ['odd', schema('sometimes')],
    ]);
    expect(deferredTypes({ ...project.schemas, blocks })).toEqual({ seen: 'visible', used: 'touched' });
  });
});
