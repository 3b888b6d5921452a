import { expect, test } from 'vitest';
import type { PagePlan } from '../../src/grammar/plans/page-plan.ts';
import { LinkedService } from '../../src/pipeline/links/linked-service.ts';
import { withTargets } from '../../src/pipeline/links/links-in-content.ts';
import { BuiltPages } from '../../src/pipeline/links/site-pages.ts';
import { unansweredLinks } from '../../src/pipeline/links/unanswered-links.ts';
import type { PagePath } from '../../src/pipeline/pages/page-paths.ts';

const root = 'https://content.example/wp';
const targets: Readonly<Record<string, string>> = {
  [`${root}/a?b=1&c=2#d`]: '/journal/a?b=1&c=2#d',
  [`${root}/b`]: '/journal/"b"',
  [root]: '/',
};
const linked = (content: unknown) => withTargets(content, root, (address) => targets[address]);

test('links in clean HTML get their targets, and lose what only links to other sites need', () => {
  const html = `<p class="x"><a href="${root}/a?b=1&#x26;c=2#d" rel="noopener">A</a> <a title=">" href="${root}/b">B</a></p>`;
  expect(linked(html)).toBe(
    '<p class="x"><a href="/journal/a?b=1&amp;c=2#d">A</a> <a title=">" href="/journal/&quot;b&quot;">B</a></p>',
  );
});

test('other links, pictures and text stay as they are', () => {
  for (const same of [
    `<p>${root}/b <code>&lt;a href="${root}/b"></code></p>`,
    `<p><img src="${root}/b" alt="<a href='${root}/b'>"></p>`,
    `<a href="${root}x/b">B</a>`,
    `<a href="${root}/c" rel="noopener">C</a>`,
    `<a href="https://other.example/?${root}/b">D</a>`,
    `See ${root}/b`,
  ])
    expect(linked(same)).toBe(same);
});

test('a value that is a link gets its target, wherever it is', () => {
  const content = {
    menu: [{ href: `${root}/b`, label: 'B' }, { href: '/c' }],
    home: root,
    count: 3,
    none: null,
  };
  expect(linked(content)).toEqual({
    menu: [{ href: '/journal/"b"', label: 'B' }, { href: '/c' }],
    home: '/',
    count: 3,
    none: null,
  });
  const same = { menu: [{ href: '/c' }] };
  expect(linked(same)).toBe(same);
});

test('links with http and with https are the same links', () => {
  const seen: string[] = [];
  withTargets(`<a href="http://content.example/wp/x">X</a>`, root, (address) => {
    seen.push(address);
    return undefined;
  });
  expect(seen).toEqual(['http://content.example/wp/x']);
});

test('links that no page answers are reported once for each kind, with two examples', () => {
  const byPage = new Map([
    ['/a', { [`${root}/?cat=1`]: '', [`${root}/x`]: '/x' }],
    ['/b', { [`${root}/?cat=1`]: '', [`${root}/?cat=2`]: '', [`${root}/?cat=3`]: '', [`${root}/y`]: '' }],
  ]);
  const warnings = unansweredLinks(byPage, (address) => (address.includes('cat') ? 'categories' : 'posts'));
  expect(warnings.map(({ text }) => text)).toEqual([
    `Links in content to categories lead to the content service, because no page of the site shows them: ${root}/?cat=1 (on /a), ${root}/?cat=2 (on /b), and 1 more. Add a page that shows them, or change the links`,
    `Links in content to posts lead to the content service, because no page of the site shows them: ${root}/y (on /b). Add a page that shows them, or change the links`,
  ]);
});

const planOf = (file: string, route: string, language?: string): PagePlan => ({
  file,
  routes: [route],
  params: {},
  queries: {},
  head: { is: 'literal', value: null },
  blocks: [],
  ...(language === undefined ? {} : { language }),
});
const [english, german] = [
  planOf('post.json', '/posts/:slug'),
  planOf('de/post.json', '/de/posts/:slug', 'de'),
];
const pathsOf = (slugs: readonly string[]): PagePath[] =>
  [english, german].flatMap((page) =>
    slugs.map((slug) => ({
      page,
      params: { slug },
      path: (page.routes[0] ?? '').replace(':slug', slug),
      isAlias: false,
    })),
  );

function serviceWith(site: BuiltPages) {
  const api = { name: 'Test', urlOf: () => '/', isMissing: () => false };
  const entries = {
    kindOf: (path: string) => (path.startsWith('/?id=') ? 'entries' : undefined),
    requests: (paths: readonly string[]) => [{ path: paths.join() }],
    entryAt: (path: string) => ({ slug: path.replace('/?id=', ''), isExact: true }),
  };
  const source = { api, request: () => ({ path: '' }), decode: () => ({ content: undefined, issues: [] }) };
  const pages = [english, german].map((page) => ({ page, param: 'slug' }));
  const collections = [{ source, request: { path: '' }, pages }];
  return new LinkedService({ root, api, entries, collections, memory: new Map(), site });
}

test('a link leads to the page in the language of the page with the link, as long as both are written', async () => {
  const site = new BuiltPages(pathsOf(['a']), () => false, []);
  const service = serviceWith(site);
  const address = `${root}/?id=a#end`;
  expect(service.unknownIn(`<a href="${address}">A</a>`)).toEqual(['/?id=a']);
  await service.lookUp(['/?id=a', '/?id=b'], async () => []);
  expect(service.targetOf(address, undefined)).toBe('/posts/a#end');
  expect(service.targetOf(address, 'de')).toBe('/de/posts/a#end');
  expect(service.targetOf(`${root}/?id=b`, 'de')).toBe('');
  site.exclude(new Set(['/posts/a']));
  expect(service.targetOf(address, undefined)).toBe('/de/posts/a#end');
  site.exclude(new Set(['/posts/a', '/de/posts/a']));
  expect(service.targetOf(address, undefined)).toBe('');
});

test('a link leads to a page that the build leaves to a server, and to a path that the site redirects', async () => {
  const site = new BuiltPages([], (path) => path.startsWith('/posts/'), [
    { from: '/old', to: '/' },
    { from: '/older/:slug', to: '/' },
  ]);
  const service = serviceWith(site);
  await service.lookUp(['/?id=a'], async () => []);
  expect(service.targetOf(`${root}/?id=a`, 'de')).toBe('/posts/a');
  expect(service.targetOf(`${root}/old/?a=b`, undefined)).toBe('/old?a=b');
  expect(service.targetOf(`${root}/older/a`, undefined)).toBe('');
  expect(service.targetOf(`${root}/posts/a`, undefined)).toBe('');
});
