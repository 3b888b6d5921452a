import { expect, test } from 'vitest';
import { sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { hostileSite } from '../browser/fixture-sites/hostile-site.ts';
import { builtPage, targetsOf, textsOf } from './built-page.ts';
import { blocksOf } from './page-blocks.ts';

const bare = [
  {
    path: '/services/cloud-services',
    h1: 'Nothing but a heading',
    headings: ['Related reading', 'Let’s Talk'],
  },
  {
    path: '/software/oracle',
    h1: 'Only a heading',
    headings: ['One team for the software you run on', 'Let’s Talk'],
  },
  { path: '/industry/higher-ed', h1: 'Only a heading here', headings: ['Read further', 'Let’s Talk'] },
  { path: '/platform/salestable', h1: 'Go', headings: ['Try a lesson before you buy', 'Let’s Talk'] },
];

test.each(bare)(
  'sections without content are omitted, with their heading: $path',
  async ({ path, h1, headings }) => {
    const page = await builtPage(path, hostileSite());
    expect(textsOf(page.querySelectorAll('h1'))).toEqual([h1]);
    expect(textsOf(page.querySelectorAll('main h2'))).toEqual(headings);
  },
);

test('an article without sections shows its heading and other posts', async () => {
  const page = await builtPage('/insight/blog/no-sections', hostileSite());
  expect(textsOf(page.querySelectorAll('h1'))).toEqual(['An article without a section']);
  expect(blocksOf(page, 'article')).toEqual([]);
  expect(page.querySelectorAll('[data-block="teaser-cards"] article').length).toBeGreaterThan(0);
});

test('a page shows all of forty people, cards and rows, and eight of forty services', async () => {
  for (const [path, type, count] of [
    // Five of the forty entries have no name.
    ['/company', 'team', 35],
    ['/services/product-engineering', 'card-grid', 40],
    ['/software/aws', 'alternating-cards', 40],
    ['/', 'card-grid', 8],
  ] as const) {
    const page = await builtPage(path, hostileSite());
    expect(page.querySelectorAll(`[data-block="${type}"] li`), path).toHaveLength(count);
  }
});

test('the pager of the blog leads through pages of twelve posts that list all forty-one posts once', async () => {
  const blog = '/insight/blog';
  const pagesOfList = [blog, `${blog}/page/2`, `${blog}/page/3`, `${blog}/page/4`];
  const listed: string[] = [];
  for (const [index, path] of pagesOfList.entries()) {
    const page = await builtPage(path, hostileSite());
    const number = String(index + 1);
    const [pager] = page.querySelectorAll('nav[aria-label="Pages of articles"]');
    expect(pager && targetsOf(pager), path).toEqual(pagesOfList);
    expect(pager && textsOf(pager.querySelectorAll('a')), path).toEqual(['1', '2', '3', '4']);
    expect(pager && textsOf(pager.querySelectorAll('[aria-current="page"]')), path).toEqual([number]);
    expect(page.title, path).toMatch(index === 0 ? /^(?!.*page)/ : new RegExp(`page ${number}`));
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`));
    const neighbours = [...page.querySelectorAll('link[rel="prev"], link[rel="next"]')].map(
      (link) => new URL(link.getAttribute('href') ?? '').pathname,
    );
    expect(neighbours, path).toEqual(pagesOfList.filter((_, other) => other === index - 1));
    const cards = [...page.querySelectorAll('[data-block="teaser-cards"] li article h4 a')];
    expect(cards.length, path).toBe(index === 3 ? 5 : 12);
    listed.push(...cards.map((link) => link.getAttribute('href') ?? ''));
  }
  const paths = (await sitePaths(hostileSite())).filter((path) => path.startsWith(`${blog}/`));
  const ofList = paths.filter((path) => path.startsWith(`${blog}/page/`));
  expect(ofList).toEqual(pagesOfList.slice(1));
  expect(listed.toSorted()).toEqual(paths.filter((path) => !ofList.includes(path)).toSorted());
  for (const unknown of ['5', '02', '0', 'two'])
    expect((await fetch(`${hostileSite()}${blog}/page/${unknown}`)).status, unknown).toBe(404);
  expect((await fetch(`${hostileSite()}${blog}/page/1`)).url).toBe(hostileSite() + blog);
});
