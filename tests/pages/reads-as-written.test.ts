import { describe, expect, it } from 'vitest';
import { hostileSite } from '../browser/fixture-sites/hostile-site.ts';
import { builtPage, textsOf } from './built-page.ts';

// The browser tests of every page prove that a browser shows the same text, and runs no script of the content.

const tagsAsText = '<script>alert("shown")</script> </title><img src=x onerror=alert(3)> <b>as words</b>';
const withoutTags = `Closing early, "quoted" 'and' done`;
const decoded = 'Tom & Jerry’s <b>bold</b> plan — 5 < 6 &amp; 7 > 2';

const entries = [
  { list: '/insight/blog', entry: '/insight/blog/markup-as-words', title: tagsAsText },
  { list: '/insight/blog', entry: '/insight/blog/tags-and-quotes', title: withoutTags },
  { list: '/insight/blog', entry: '/insight/blog/entities', title: decoded },
  { list: '/insight/blog', entry: '/insight/blog/right-to-left', title: undefined },
  { list: '/insight/blog', entry: '/insight/blog/many-scripts', title: undefined },
  { list: '/insight/blog', entry: '/insight/blog/long-title', title: undefined },
  { list: '/insight/blog', entry: '/insight/blog/one-long-word', title: undefined },
  { list: '/insight/blog', entry: '/insight/blog/2026', title: '2026' },
  { list: '/insight/case-studies', entry: '/insight/case-study/markup-as-words', title: tagsAsText },
  { list: '/insight/case-studies', entry: '/insight/case-study/tags-and-quotes', title: withoutTags },
];

/** The link to an entry, on the first page of a list that contains it. */
async function cardOf(list: string, entry: string): Promise<Element | undefined> {
  const first = await builtPage(list, hostileSite());
  const others = [...first.querySelectorAll('nav[aria-label^="Pages of"] a:not([aria-current])')];
  for (const path of [list, ...others.map((link) => link.getAttribute('href') ?? '')]) {
    const page = await builtPage(path, hostileSite());
    const card = page.querySelector(`main a[href="${entry}"]`);
    if (card) return card;
  }
  return undefined;
}

describe('a title is the same in tab, h1, card and preview:', () => {
  it.each(entries)('$entry', async ({ list, entry, title }) => {
    const page = await builtPage(entry, hostileSite());
    const shown = page.querySelector('h1')?.textContent ?? '';
    if (title !== undefined) expect(shown).toBe(title);
    expect(shown).not.toBe('');
    expect(page.title).toBe(`${shown} | Meridian Works`.replace(/\s+/g, ' '));
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(shown);
    expect((await cardOf(list, entry))?.textContent).toBe(shown);
    expect(page.querySelector('main script, main img[src="x"]')).toBeNull();
    expect(textsOf(page.querySelectorAll('main b'))).not.toContain('as words');
  });
});

it('content of the block editor contains no script, form or hidden redirect', async () => {
  const page = await builtPage('/insight/blog/everything-of-the-editor', hostileSite());
  expect(page.title).toMatch(/^Everything that the block editor writes/);
  const article = page.querySelector('[data-block="article"]');
  const unsafe = [
    'script, style, iframe, form, input, button, object, embed, svg',
    '[style], [onclick], [onerror], [id]:not([id^="content-"], :has(h2)), [class*="fixed"]:not(table)',
    'a[href^="javascript:"], a[href^="data:"]',
  ];
  for (const selector of unsafe) expect(article?.querySelector(selector), selector).toBeNull();
  expect(page.querySelector('base, meta[http-equiv="refresh"]')).toBeNull();
  const links = [...(article?.querySelectorAll('a') ?? [])];
  const film = links.find((link) => link.textContent?.includes('A film about locks'));
  expect(film?.getAttribute('href')).toMatch(/^https:/);
});

describe('a text keeps its paragraphs, list, table and heading:', () => {
  it.each(['/services/artificial-intelligence', '/industry/insurance'])('%s', async (path) => {
    const page = await builtPage(path, hostileSite());
    const section = page.querySelector('table')?.closest('[data-block="text-section"]');
    const texts = (selector: string) => textsOf(section?.querySelectorAll(selector) ?? []);
    expect(texts('h3')).toEqual(['What we bring']);
    expect(texts('li')).toEqual(['A chart', 'A pencil and no script']);
    expect(texts('td')).toEqual(['1', 'Survey']);
    expect(texts('p')[0]).toBe('Two things, and time.');
    expect(texts('p strong')).toEqual(['measure']);
    expect(section?.querySelector('script, [onclick], a[href]')).toBeNull();
  });
});
