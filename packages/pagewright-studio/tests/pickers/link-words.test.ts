import { afterEach, describe, expect, it } from 'vitest';
import { linkEnd } from '../../src/browser/pickers/links/link-end.ts';
import { linkTargetsFor } from '../../src/browser/pickers/links/link-targets.ts';
import { titleOfPage, wordsOfPath } from '../../src/browser/pickers/links/page-words.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

const page = (route: unknown, head: unknown, more = {}) =>
  JSON.stringify({ route, head, blocks: [], ...more });

/** A small site in place of the page configs of this project. */
function smallSite(files: Readonly<Record<string, string>>) {
  const all = new StudioInMemory().state.texts;
  const none = Object.fromEntries([...all.keys()].map((file) => [file, null]));
  return new StudioInMemory({ files: { ...none, ...files } }).state.site;
}

const site = () =>
  smallSite({
    '_site.json': JSON.stringify({
      menus: [
        {
          links: [
            { label: 'Data & Analytics', href: '/services/data' },
            { label: 'Home', href: '/' },
          ],
        },
      ],
      end: [{ type: 'enquiry', id: 'write', props: { heading: 'Let’s talk' } }],
    }),
    'home.json': page(
      '/',
      { title: 'A very long title for search engines' },
      {
        blocks: [{ type: 'saying', id: 'said', props: { heading: '{home.heading}' } }],
      },
    ),
    'company.json': page(
      '/company',
      { title: { from: '{company.title}', default: 'Company' } },
      {
        blocks: [{ type: 'people', id: 'team', props: { heading: 'Who we are' } }],
      },
    ),
    'service.json': page(
      '/services/:slug',
      { title: { from: '{a.b}', default: 'Services' } },
      {
        params: { slug: ['data', 'cio-advisory', { each: '{services}', show: '{item.slug}' }] },
      },
    ),
    'blog-post.json': page('/blog/:slug', { title: '{post.title}' }),
  });

const where = (href: string, file = 'company.json', shownPath = '/company') =>
  linkEnd(href, { site: site(), file, shownPath });

describe('where a link leads', () => {
  it.each([
    ['/company', 'Company'],
    ['/company#team', 'Company › Who we are'],
    ['/company#write', 'Company › Let’s talk'],
    ['/company#gone', 'Company › #gone'],
    ['#team', 'This page › Who we are'],
    ['/', 'Home'],
    ['/#said', 'Home › Said'],
    ['/services/data', 'Services › Data & Analytics'],
    ['/services/cio-advisory?a=1', 'Services › Cio advisory'],
    ['/services/from-content', 'Services › From content'],
    ['/blog/one', 'Blog post › One'],
    ['/missing/page', 'There is no page at /missing/page.'],
    ['mailto:ada@example.com?subject=Hi', 'An email to ada@example.com'],
    ['tel:+49301234', 'A call to +49301234'],
    ['https://www.example.com/a', 'Another website: www.example.com'],
    ['/favicon.svg', 'The file /favicon.svg'],
    ['/x/{item.slug}', 'The address comes from content.'],
  ])('%s: %s', (href, words) => {
    expect(where(href)?.words).toBe(words);
  });

  it.each(['company', 'javascript:alert(1)', '//evil.example', 'www.example.com', '/a b'])(
    '%j is not a link yet, and cannot be opened',
    (href) => {
      expect(where(href)?.words).toContain('No address yet');
      expect(where(href)?.url).toBeUndefined();
    },
  );

  it('is nowhere without an address', () => expect(where('')).toBeUndefined());

  it('is on its own page, no matter which page the frame shows', () => {
    expect(where('#team', 'company.json', '/')).toEqual({
      words: 'This page › Who we are',
      url: '/company#team',
    });
  });

  it('is on the page of the frame for a link in a shared section', () => {
    const files = { '_sections/talk.json': JSON.stringify({ blocks: [] }) };
    const { state } = new StudioInMemory({ files });
    const end = linkEnd('#people', { site: state.site, file: '_sections/talk.json', shownPath: '/about' });
    expect(end).toEqual({ words: 'This page › Team', url: '/about#people' });
  });

  it('can be opened in the page or on another website, but not for email', () => {
    expect(where('/company?a=1#team')?.url).toBe('/company?a=1#team');
    expect(where('#team')?.url).toBe('/company#team');
    expect(where('https://example.com/')?.url).toBe('https://example.com/');
    expect(where('mailto:a@example.com')?.url).toBeUndefined();
  });
});

describe('what a link can lead to', () => {
  const hrefs = (typed: string, file = 'company.json') =>
    linkTargetsFor(typed, site(), file, '/company').map(({ href }) => href);

  it('starts with all sections of the page and all pages', () => {
    expect(hrefs('')).toEqual([
      '#team',
      '#write',
      '/company',
      '/',
      '/services/data',
      '/services/cio-advisory',
    ]);
  });

  it.each([
    ['analytics', ['/services/data']],
    ['CIO serv', ['/services/cio-advisory']],
    ['/serv', ['/services/data', '/services/cio-advisory']],
    ['who', ['#team']],
    ['#', ['#team', '#write']],
    ['/company#wr', ['/company#write']],
    ['/nothing#', []],
    ['no such words', []],
  ])('is found by %j', (typed, expected) => expect(hrefs(typed)).toEqual(expected));

  it.each([
    ['ada@example.com', 'mailto:ada@example.com'],
    ['+49 (30) 123-456', 'tel:+4930123456'],
    ['example.com/path', 'https://example.com/path'],
    ['www.example.org', 'https://www.example.org'],
  ])('is the target that %j means', (typed, href) => expect(hrefs(typed)).toContain(href));

  it.each(['12', 'a@b', 'word', 'e.g. this', 'javascript:alert(1)'])(
    'is not outside the site for %j',
    (typed) => expect(hrefs(typed).filter((href) => !/^[/#]/.test(href))).toEqual([]),
  );
});

describe('the words for a page', () => {
  it('are its title, else the name of its file', () => {
    const { state } = new StudioInMemory();
    const [config] = [...state.site.parsed.values()];
    expect(config === undefined || titleOfPage(config) !== '').toBe(true);
    expect(titleOfPage({ file: 'a/my-page.json', text: '', kind: 'page', tree: undefined, value: {} })).toBe(
      'My page',
    );
    const odd = { head: { title: 12 }, route: ['/a', 7] };
    const page = { file: 'odd.json', text: '', kind: 'page', tree: undefined, value: odd } as const;
    expect(wordsOfPath(state.site, page, '/a')).toBe('Odd');
  });
});
