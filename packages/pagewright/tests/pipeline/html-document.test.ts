import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../src/content/sanitising/escape-html.ts';
import { type DocumentOptions, writeDocument } from '../../src/pipeline/files/html-document.ts';
import { emptyPagePayload } from '../../src/render/document/hydration-payload.ts';

const shell = {
  language: 'en',
  boot: '/assets/boot.js',
  client: '/assets/main.js',
  styles: {
    base: { href: '/assets/style.css', files: ['assets/main-1.css', 'assets/core-2.css'] },
    pages: { 'a.json': { href: '/assets/page.css', files: ['assets/Quote-3.css'] } },
    late: [{ href: '/assets/late.css', files: ['assets/late.css'], classes: 'seldom' }],
  },
  font: '/fonts/a.woff2',
  feed: { href: '/feed.xml', title: 'A & "B"' },
  previewScripts: [],
  players: '/assets/players.js',
  publicFiles: new Set(['/logo.svg', '/favicon.svg']),
};
const hostile = `</script><script>alert(1)</script><!-- </title> "'&amp; \u2028 ${'\\'}`;

function draw({ font = shell.font, ...options }: Partial<DocumentOptions> & { font?: string } = {}) {
  const text = writeDocument(
    { ...shell, font },
    {
      path: '/',
      html: '<main><h1>Page</h1></main>',
      imagePreloads: '',
      head: [],
      payload: emptyPagePayload,
      settings: {
        siteUrl: 'https://site.example',
        formPath: '/form',
        requestTimeout: 10_000,
        revalidateAfter: 0,
      },
      scripts: [],
      linkedData: [],
      ...options,
    },
  );
  return { text, page: new JSDOM(text).window.document };
}

describe('a document', () => {
  it('requests only the script that loads the others', () => {
    const { page } = draw({ scripts: ['/assets/core.js'] });
    const scripts = [...page.querySelectorAll('script')].filter(({ type }) => !/json/.test(type));
    expect(scripts.map((script) => [script.type, script.getAttribute('src')])).toEqual([
      ['module', '/assets/boot.js'],
    ]);
    expect(page.querySelector('link[rel=modulepreload]')).toBeNull();
    expect({ ...page.querySelector('script')?.dataset }).toEqual({
      client: '/assets/main.js',
      scripts: '/assets/core.js',
    });
  });

  it('requests the script of players if its page has one', () => {
    const { page } = draw({
      html: '<main><a href="https://films.example/1" data-player="x">A film</a></main>',
    });
    expect(page.querySelectorAll('script[src="/assets/players.js"]')).toHaveLength(1);
    expect(draw().text).not.toContain('/assets/players.js');
  });

  it('escapes hostile text in its payload, its linked data and its head', () => {
    const { page } = draw({
      path: `/${hostile}`,
      head: [
        { name: 'title', attributes: {}, text: hostile },
        { name: 'meta', attributes: { name: 'description', content: hostile } },
      ],
      payload: { ...emptyPagePayload, contents: { key: { content: { title: hostile }, issues: [] } } },
      linkedData: [{ name: hostile }],
    });
    const jsonOf = (selector: string): unknown => JSON.parse(page.querySelector(selector)?.textContent ?? '');
    expect(page.querySelectorAll('script')).toHaveLength(3);
    expect(page.querySelector('title')?.textContent).toBe(hostile);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile);
    expect(jsonOf('#pagewright-payload')).toEqual({
      settings: {
        siteUrl: 'https://site.example',
        formPath: '/form',
        requestTimeout: 10_000,
        revalidateAfter: 0,
      },
      page: {
        path: `/${hostile}`,
        ...emptyPagePayload,
        contents: { key: { content: { title: hostile }, issues: [] } },
      },
    });
    expect(jsonOf('script[type="application/ld+json"]')).toEqual({ name: hostile });
    expect(page.body.querySelector('h1')?.textContent).toBe('Page');
  });

  it('links to the icons of the site, and to no others', () => {
    const { page } = draw();
    const icons = [...page.querySelectorAll('link[rel$=icon]')].map((link) => link.getAttribute('href'));
    expect(icons).toEqual(['/favicon.svg']);
  });

  it('is equal for equal pages', () => {
    expect(draw().text).toBe(draw().text);
  });

  it('marks the elements that the browser replaces after a navigation, and no others', () => {
    const { page } = draw({
      head: [
        { name: 'title', attributes: {}, text: 'A' },
        { name: 'meta', attributes: { name: 'description', content: 'B' } },
      ],
    });
    expect([...page.querySelectorAll('[data-head]')].map(({ tagName }) => tagName)).toEqual(['META']);
  });

  it('links to the styles of its page, and says which files they hold', () => {
    const links = ({ page }: ReturnType<typeof draw>) =>
      [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        (link) => `${link.getAttribute('href')} ${link.dataset.holds}`,
      );
    const plan = {
      file: 'a.json',
      routes: ['/'],
      params: {},
      head: { is: 'literal', value: {} },
      queries: {},
      blocks: [],
    } as const;
    const payload = { ...emptyPagePayload, page: { plan, fallbacks: {}, deferred: {} } };
    const base = '/assets/style.css main-1 core-2';
    expect(links(draw())).toEqual([base]);
    expect(links(draw({ payload }))).toEqual([base, '/assets/page.css Quote-3']);
    expect(links(draw({ html: '<p class="seldom">' }))).toEqual([base, '/assets/late.css late']);
  });

  it('requests its font before its styles, with the type of the file', () => {
    const { text } = draw();
    expect(text.indexOf('rel="preload"')).toBeLessThan(text.indexOf('rel="stylesheet"'));
    const typeOf = (font: string) =>
      draw({ font }).page.querySelector('link[rel=preload]')?.getAttribute('type');
    const fonts = ['/a.woff2', '/a.woff', '/a.ttf', '/a.otf', '/a'];
    expect(fonts.map(typeOf)).toEqual(['font/woff2', 'font/woff', 'font/ttf', 'font/otf', null]);
  });
});

describe('escapeHtml', () => {
  it('escapes each character that could end a text or an attribute', () => {
    expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
  });
});
