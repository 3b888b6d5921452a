import { describe, expect, it } from 'vitest';
import type { Path } from '../../src/grammar/path.ts';
import type { Plan } from '../../src/grammar/plans/value-plan.ts';
import { withoutUnwrittenLinks } from '../../src/pipeline/pages/unwritten-links.ts';
import { unwrittenPaths } from '../../src/pipeline/pages/unwritten-paths.ts';
import type { PagePayload } from '../../src/render/document/hydration-payload.ts';
import { block, plan, query } from '../render/page-fixture.ts';

function pathOf(text: string): Path {
  const [root = '', ...fields] = text.split('.');
  return [root, ...fields];
}
const path = (text: string): Plan => ({ is: 'path', path: pathOf(text) });
const link = (base: string, of: string): Plan => ({ is: 'text', parts: [base, pathOf(of)] });
const object = (properties: Readonly<Record<string, Plan>>): Plan => ({
  is: 'object',
  needs: Object.keys(properties),
  properties,
});
const each = (of: string, show: Plan): Plan => ({
  is: 'array',
  minItems: 1,
  items: [{ is: 'each', of: pathOf(of), show }],
});

const cards = each(
  'articles',
  object({
    title: path('item.title'),
    href: link('/journal/', 'item.slug'),
    topics: each('item.topics', object({ href: link('/topic/', 'item.slug') })),
  }),
);
const page = plan({
  queries: { articles: query('articles') },
  blocks: [block(1, ['articles'], { props: object({ cards }) })],
});

const article = (slug: string, topics: readonly string[]) => ({
  slug,
  title: slug,
  topics: topics.map((topic) => ({ slug: topic })),
});
const articles = [article('ropes', ['craft', 'house']), article('ferries', ['craft']), article('gulls', [])];

/** The articles, with their topics, that the page still shows. */
function leftWithout(isUnwritten: (path: string) => boolean): string[] {
  const payload: PagePayload = {
    keys: { articles: 'a' },
    contents: { a: { content: articles, issues: [] } },
    failures: {},
    html: [],
    omitted: [],
  };
  const left: unknown = withoutUnwrittenLinks(isUnwritten, page, {}, payload).contents.a?.content;
  const items: readonly unknown[] = Array.isArray(left) ? left : [];
  return items.map((item) => JSON.stringify(item));
}
const shown = (list: readonly object[]) => list.map((item) => JSON.stringify(item));

describe('a list without links to pages that are not written', () => {
  it('lacks the items that link to such pages', () => {
    expect(leftWithout((to) => to === '/journal/ferries')).toEqual(
      shown([article('ropes', ['craft', 'house']), article('gulls', [])]),
    );
  });

  it('keeps an item if only a list inside it links to such pages', () => {
    expect(leftWithout((to) => to === '/topic/craft')).toEqual(
      shown([article('ropes', ['house']), article('ferries', []), article('gulls', [])]),
    );
    expect(leftWithout((to) => to.startsWith('/topic/') || to === '/journal/ropes')).toEqual(
      shown([article('ferries', []), article('gulls', [])]),
    );
  });
});

describe('the pages that are not written', () => {
  const pages = [
    plan({ file: 'post.json', routes: ['/journal/:slug', '/news/:slug'] }),
    plan({ file: 'archive.json', routes: ['/journal/archive'] }),
    plan({ file: 'city.json', routes: ['/cities/:slug'] }),
  ];
  const lacking = (of: string) => ({ path: of, query: 'q', source: 's', key: 'k' });

  it('include each incomplete page, however a link encodes its path', () => {
    const isUnwritten = unwrittenPaths(pages, ['/cities/bonn'], [lacking('/cities/k%C3%B6ln')]);
    expect(['/cities/köln', '/cities/k%c3%b6ln', '/cities/bonn', '/cities/unknown'].map(isUnwritten)).toEqual(
      [true, true, false, false],
    );
  });

  it('include all other pages of a route with unknown entries, by each of its paths', () => {
    const isUnwritten = unwrittenPaths(pages, ['/journal/ropes'], [lacking('/journal/:slug')]);
    expect(
      ['/journal/ropes', '/journal/gulls', '/news/gulls', '/journal/archive', '/', '/cities/bonn'].map(
        isUnwritten,
      ),
    ).toEqual([false, true, true, false, false, false]);
  });
});
