import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { planAtUrl } from '../../src/grammar/plan-at-url.ts';
import { resolveBlocks } from '../../src/render/blocks/resolve-blocks.ts';
import type { QueryState } from '../../src/render/queries/query-state.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

const results = `{ "type": "cards", "when": "{posts}", "props": {
      "heading": "Posts with {url.q}", "cards": [{ "each": "{posts}", "show": { "title": "{item.title}" } }] } }`;
const none =
  '{ "type": "prose", "when": "{url.q}", "unless": "{posts}", "props": { "text": "No post has {url.q}." } }';
const first = '{ "type": "prose", "unless": "{url.q}", "props": { "text": "Nothing searched." } }';

interface Parts {
  readonly urlParams?: string;
  readonly params?: string;
  readonly title?: string;
  readonly blocks?: readonly string[];
}

const page = ({
  urlParams = '{ "q": { "type": "string" } }',
  params = '{ "search": "{url.q}" }',
  title = '"Search"',
  blocks = [results, none, first],
}: Parts) => `{
  "route": "/search",
  "urlParams": ${urlParams},
  "head": { "title": ${title}, "description": "Finds posts." },
  "data": { "posts": { "source": "posts", "params": ${params} } },
  "blocks": [
    { "type": "banner", "props": { "title": "Search" } },
    ${blocks.join(',\n    ')}
  ]
}
`;

const siteWith = (parts: Parts) => withFiles(fixtureSite, { 'search.json': page(parts) });
const found = (parts: Parts) => diagnosticsOf(siteWith(parts));

const titled = (blocks: string) => ({ blocks: [results, blocks] });
const prose = (more: string) => `{ "type": "prose", ${more} }`;

function planOf(parts: Parts, search: string) {
  const { pages, diagnostics } = check(siteWith(parts));
  expect(diagnostics).toEqual([]);
  const plan = pages.find(({ file }) => file === 'search.json');
  if (!plan) throw new Error('There is no plan');
  return planAtUrl(plan, search);
}

/** The props of the blocks that the page shows below its title. */
function shown(search: string, posts: readonly object[]): unknown[] {
  const plan = planOf({}, search);
  const ready: QueryState = { is: 'ready', content: posts, empty: undefined };
  const states = 'posts' in plan.queries ? { posts: ready } : {};
  const content = 'posts' in plan.queries ? { posts } : {};
  return resolveBlocks(plan, {}, states, { ...content, route: { url: '/search' } }).flatMap((each) => {
    expect(each.show === 'nothing' && each.isMissed).toBeFalsy();
    const isOwn = each.block.place.file === 'search.json' && each.block.type !== 'banner';
    if (each.show !== 'block' || !isOwn) return [];
    const { text, heading } = Object(each.props);
    return text ?? heading;
  });
}

describe('a page with params of the URL', () => {
  it('shows what the URL asks for, and sends no query without it', () => {
    expect(shown('?q=tax', [{ id: 1, title: 'Tax', slug: 'tax' }])).toEqual(['Posts with tax']);
    expect(shown('?q=tax', [])).toEqual(['No post has tax.']);
    expect(shown('?q=%20', [])).toEqual(['Nothing searched.']);
    expect(planOf({}, '?q=tax').queries.posts?.params).toMatchObject({
      properties: { search: { is: 'literal', value: 'tax' } },
    });
    expect(planOf({}, '').queries).toEqual({});
  });

  it('is listed by search engines only without values', () => {
    const isHidden = (search: string) => JSON.stringify(planOf({}, search).head).includes('noindex');
    expect(isHidden('?q=tax')).toBe(true);
    expect(isHidden('?q=')).toBe(false);
    expect(isHidden('?other=1')).toBe(false);
  });

  it('waits for no content in a block that the URL hides', () => {
    const hidden = (search: string) =>
      planOf(
        {
          urlParams: '{ "q": { "type": "string" }, "view": { "type": "string", "enum": ["list", "count"] } }',
          blocks: [
            results,
            `{ "type": "cards", "when": { "value": "{url.view}", "is": "list" }, "props": {
              "heading": "List", "cards": [{ "each": "{posts}", "show": { "title": "{item.title}" } }] } }`,
          ],
        },
        search,
      ).blocks[2];
    expect(hidden('?q=a&view=list')).toMatchObject({ queries: ['posts'] });
    expect(hidden('?q=a&view=list')).not.toHaveProperty('when');
    expect(hidden('?q=a&view=count')).toMatchObject({ queries: [], when: [{}] });
    expect(hidden('?q=a')).toMatchObject({ queries: [] });
  });

  it('that declares them among the params of the route is one mistake', () => {
    const written = page({}).replace('"urlParams"', '"params"');
    expect(diagnosticsOf(withFiles(fixtureSite, { 'search.json': written }))).toEqual([
      'unknown-key search.json "params"',
    ]);
  });

  it('has no diagnostics where conditions and defaults say what a missing value means', () => {
    expect(found({})).toEqual([]);
    expect(found({ title: '{ "from": "{url.q}", "default": "Search" }' })).toEqual([]);
    expect(
      found({ urlParams: '{ "q": { "type": "string", "default": "tax" } }', blocks: [results] }),
    ).toEqual([]);
    expect(
      found({
        urlParams: '{ "count": { "type": "integer", "minimum": 1, "maximum": 50, "default": 10 } }',
        params: '{ "per_page": "{url.count}" }',
        blocks: [results.replace(' with {url.q}', '')],
      }),
    ).toEqual([]);
  });

  it.each([
    ['a value that may be missing', { title: '"{url.q}"' }, 'needs-value search.json "{url.q}"'],
    [
      'content that may be missing with it',
      titled(prose('"props": { "text": "{url.q}" }')),
      'may-be-missing search.json "{url.q}"',
    ],
    [
      'a condition on a value that is always there',
      { urlParams: '{ "q": { "type": "string", "default": "tax" } }', blocks: [results, none] },
      'constant-condition search.json "{url.q}"',
    ],
    [
      'a value of another type than the source takes',
      { params: '{ "per_page": "{url.q}", "search": "{url.q}" }' },
      'incompatible-value search.json "{url.q}"',
    ],
    [
      'an integer beyond what the source takes',
      {
        urlParams: '{ "q": { "type": "string" }, "n": { "type": "integer" } }',
        params: '{ "per_page": "{url.n}", "search": "{url.q}" }',
      },
      'incompatible-value search.json "{url.n}"',
    ],
    [
      'a default of another type',
      {
        urlParams: '{ "q": { "type": "integer", "minimum": 1, "maximum": 9, "default": "one" } }',
        params: '{ "per_page": "{url.q}" }',
        blocks: [results],
      },
      'wrong-type search.json "one"',
    ],
    [
      'a default that is not listed',
      { urlParams: '{ "q": { "type": "string", "enum": ["a", "b"], "default": "c" } }', blocks: [results] },
      'not-allowed search.json "c"',
    ],
    [
      'a default with a binding',
      { urlParams: '{ "q": { "type": "string", "default": "{site.name}" } }', blocks: [results] },
      'default-not-literal search.json "{site.name}"',
    ],
    [
      'a smallest value that is larger than the largest',
      { urlParams: '{ "q": { "type": "string", "minLength": 5, "maxLength": 3 } }' },
      'number-range search.json 5',
    ],
    [
      'a misspelt condition on a value that the block needs',
      titled(prose('"when": "{url.typo}", "props": { "text": "{url.q}" }')),
      'unknown-url-param search.json "{url.typo}"',
    ],
    [
      'a condition without braces',
      titled(prose('"when": "url.q", "props": { "text": "{url.q}" }')),
      'forgotten-braces search.json "url.q"',
    ],
    [
      'a wrong default of a value that a condition reads',
      {
        urlParams: '{ "q": { "type": "string", "enum": ["a", "b"], "default": "c" } }',
        blocks: [results, none],
      },
      'not-allowed search.json "c"',
    ],
    [
      'a value of the URL without its first name',
      { params: '{ "search": "{q}" }' },
      'unknown-query search.json "{q}"',
    ],
    ['params that are not an object', { urlParams: '["q"]' }, 'wrong-type search.json ["q"]'],
    [
      'a param of the URL that is taken for one of the route',
      titled(prose('"when": "{url.q}", "props": { "text": "{route.q}" }')),
      'unknown-route-param search.json "{route.q}"',
    ],
    [
      'a param of the URL that is taken for a query',
      titled(prose('"when": "{url.q}", "props": { "text": "{query.q}" }')),
      'unknown-query search.json "{query.q}"',
    ],
    [
      'a limit of another type',
      { urlParams: '{ "q": { "type": "string", "maximum": 3 } }' },
      'ignored-key search.json "maximum"',
    ],
    [
      'a type that URLs do not have',
      { urlParams: '{ "q": { "type": "boolean" } }' },
      'not-allowed search.json "boolean"',
    ],
    ['a misspelt keyword', { urlParams: '{ "q": { "tpye": "string" } }' }, 'unknown-key search.json "tpye"'],
    [
      'a compared value that the URL never has',
      {
        urlParams: '{ "q": { "type": "string", "enum": ["a", "b"] } }',
        blocks: [results, prose('"when": { "value": "{url.q}", "is": "c" }, "props": { "text": "C" }')],
      },
      'not-allowed search.json "c"',
    ],
  ] satisfies readonly (readonly [string, Parts, string])[])('reports %s once', (_, parts, expected) => {
    expect(found(parts)).toEqual([expected]);
  });

  it('gives its values to shared sections', () => {
    const section = {
      data: { posts: { source: 'posts', params: { search: '{section.words}' } } },
      blocks: [
        {
          type: 'cards',
          when: '{posts}',
          props: { heading: 'Found', cards: [{ each: '{posts}', show: { title: '{item.title}' } }] },
        },
      ],
    };
    const search = {
      route: '/search',
      urlParams: { q: { type: 'string' } },
      head: { title: 'Search', description: 'Finds posts.' },
      blocks: [
        { type: 'banner', props: { title: 'Search' } },
        { section: 'found', with: { words: '{url.q}' } },
      ],
    };
    const site = withFiles(fixtureSite, { 'search.json': search, '_sections/found.json': section });
    expect(diagnosticsOf(site)).toEqual([]);
    const plan = check(site).pages.find(({ file }) => file === 'search.json');
    expect(Object.keys(plan ? planAtUrl(plan, '').queries : { none: 0 })).toEqual([]);
    expect(Object.keys(plan ? planAtUrl(plan, '?q=a').queries : {})).toHaveLength(1);
  });

  it('is not linked with params that it does not declare, except params for statistics', () => {
    const link = (href: string) =>
      `{ "type": "banner", "props": { "title": "", "links": [{ "label": "Link", "href": "${href}" }] } }`;
    const linked = (href: string) => found({ blocks: [results, link(href).replace('"title": "", ', '')] });
    expect(linked('/search?q=tax')).toEqual(
      found({ blocks: [results, link('/').replace('"title": "", ', '')] }),
    );
    const [problem] = linked('/search?x=tax&q=law').filter((each) => each.includes('link'));
    expect(problem).toBe('unknown-link-param search.json "/search?x=tax&q=law"');
    expect(linked('/search?utm_source=news').filter((each) => each.includes('link'))).toEqual([]);
    expect(linked('/?q=tax').filter((each) => each.includes('link'))).toHaveLength(1);
    expect(linked('https://elsewhere.example/?q=tax').filter((each) => each.includes('link'))).toEqual([]);
  });
});

it('a link has any text after its question mark, encoded, and only slugs and numbers before it', () => {
  const cards = (href: string) => `{ "type": "cards", "when": "{posts}", "props": {
    "heading": "Posts", "cards": [{ "each": "{posts}", "show": { "title": "{item.title}", "href": "${href}" } }] } }`;
  expect(found({ blocks: [cards('/search?q={url.q}')] })).toEqual([]);
  expect(found({ blocks: [cards('/search/{url.q}')] }).join()).toContain('misplaced-address-part');
  const { pages } = check(siteWith({ blocks: [cards('/search?q={url.q}')] }));
  const plan = pages.find(({ file }) => file === 'search.json');
  expect(JSON.stringify(plan && planAtUrl(plan, 'q=a%26b%2F..').blocks)).toContain('/search?q=a%26b%2F..');
});
