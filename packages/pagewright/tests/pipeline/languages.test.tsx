import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayInWords, useSiteConfig, useTranslations } from '../../src/block-api.ts';
import { breadcrumbsIn, prerenderPage } from '../../src/pipeline/files/prerender-page.ts';
import { writeSitemap } from '../../src/pipeline/files/sitemap.ts';
import { pageData, routesModule } from '../../src/pipeline/pages/page-modules.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { emptyPagePayload } from '../../src/render/document/hydration-payload.ts';
import type { RouteEntry } from '../../src/render/document/page-module.ts';
import { withLists } from '../../src/render/document/site-lists.ts';
import { createPageRenderer } from '../../src/render/render-path.tsx';
import type { LayoutProps } from '../../src/render/site-definition.ts';
import { museumDefinition } from '../sites/museum-definition.ts';

// Every site of these tests starts with these pages in English and in German.
const { pages, site, languages } = checkSite(path.resolve('packages/pagewright/starter'));
if (!site) throw new Error('The starter has no site config');

const siteUrl = 'https://site.example';
const code = routesModule(pages, '', '');

/** The route manifest as code that runs, with pages that are never loaded. */
async function manifest(): Promise<readonly RouteEntry[]> {
  const text = `${code}\n// ${globalThis.location?.pathname}`;
  const { routes } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  return routes;
}

function Frame({ path: shown, children }: Pick<LayoutProps, 'path' | 'children'>) {
  const { head, errorPage } = useSiteConfig();
  return (
    <>
      {useTranslations(shown).map(({ language, name, path: to, isCurrent }) => (
        <a key={language} href={to} aria-current={isCurrent}>
          {name}
        </a>
      ))}
      {children}
      <footer>
        {errorPage.home} {dayInWords('2026-03-01T00:00:00Z', head.language)}
      </footer>
    </>
  );
}

async function documentOf(to: string) {
  if (!site) throw new Error('There is no site');
  const found = pages.find(({ routes }) => routes[0] === to);
  if (!found) throw new Error(`There is no page at ${to}`);
  const plan = { ...found, queries: {}, blocks: [] };
  const data = pageData(plan, {}, {});
  const loadSources = async () => ({});
  const routes = (await manifest()).map((entry) => ({
    ...entry,
    load: async () => ({ ...data, loadSources }),
  }));
  const { renderPath } = await createPageRenderer(
    { ...museumDefinition, layout: async () => ({ Layout: Frame }) },
    site,
    routes,
  );
  const { html } = await prerenderPage(
    { path: to, payload: { ...emptyPagePayload, page: data }, scripts: [] },
    {
      config: site,
      languages,
      shell: {
        language: site.head.language,
        boot: '',
        client: '',
        previewScripts: [],
        players: '/assets/players.js',
        styles: { base: undefined, pages: {}, late: [] },
        feed: { href: '/feed.xml', title: 'Feed' },
        font: undefined,
        publicFiles: new Set(),
      },
      settings: { formPath: '', siteUrl, requestTimeout: 1, revalidateAfter: 0 },
      breadcrumbs: breadcrumbsIn(site, languages, pages),
      renderPath,
      makeShareImage: async () => undefined,
    },
  );
  return new JSDOM(html).window.document;
}

const payloadOf = (page: Document) =>
  JSON.parse(page.getElementById('pagewright-payload')?.textContent ?? '');
const alternates = (page: Document) =>
  [...page.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

afterEach(() => vi.unstubAllGlobals());

describe('a page in another language', () => {
  it('has the language, the words and the dates of its document, and links to its translations', async () => {
    const page = await documentOf('/de/ueber-uns');
    expect(page.documentElement.lang).toBe('de');
    expect(page.documentElement.dir).toBe('');
    expect(page.querySelector('footer')?.textContent).toBe('Zur Startseite 1. März 2026');
    expect([...page.querySelectorAll('a')].map((link) => link.outerHTML)).toEqual([
      '<a href="/about" aria-current="false">English</a>',
      '<a href="/de/ueber-uns" aria-current="true">Deutsch</a>',
    ]);
    expect(alternates(page)).toEqual([
      ['en', 'https://site.example/about'],
      ['de', 'https://site.example/de/ueber-uns'],
      ['x-default', 'https://site.example/about'],
    ]);
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(`${siteUrl}/de/ueber-uns`);
    expect(page.querySelector('[property="og:locale"]')?.getAttribute('content')).toBe('de_DE');
    expect(page.querySelector('[type="application/rss+xml"]')).toBeNull();
    expect(page.documentElement.innerHTML).toContain('"item":"https://site.example/de"');
  });

  it('contains the words of its language for browsers, and other pages contain none', async () => {
    if (!site) throw new Error('There is no site');
    const { settings } = payloadOf(await documentOf('/de/ueber-uns'));
    const { errorPage, head } = withLists(site, settings);
    expect([errorPage.home, head.language]).toEqual(['Zur Startseite', 'de']);
    const english = await documentOf('/about');
    expect(payloadOf(english).settings.lists).toBeUndefined();
    expect(english.documentElement.innerHTML).not.toContain('Startseite');
    expect(english.documentElement.lang).toBe('en');
    expect(alternates(english)).toHaveLength(3);
  });

  it('is linked with its translations in the sitemap', () => {
    const paths = pages.map((page) => ({ path: page.routes[0] ?? '', params: {}, page, isAlias: false }));
    const { document } = new JSDOM(writeSitemap(siteUrl, paths), { contentType: 'application/xml' }).window;
    const url = [...document.querySelectorAll('url')].find(
      (each) => each.querySelector('loc')?.textContent === `${siteUrl}/contact`,
    );
    expect(
      [...(url?.getElementsByTagName('xhtml:link') ?? [])].map((link) => link.getAttribute('href')),
    ).toEqual([`${siteUrl}/contact`, `${siteUrl}/de/kontakt`, `${siteUrl}/contact`]);
    const without = writeSitemap(siteUrl, paths, undefined, (path) => path !== '/de/kontakt');
    expect(without).toContain(`<url><loc>${siteUrl}/contact</loc></url>`);
    expect(without).toContain(`href="${siteUrl}/de/ueber-uns"`);
  });
});

describe('the routes of a site in several languages', () => {
  const routesAt = async (pathname: string) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', { pathname });
    return (await manifest()).map(({ route }) => route).toSorted();
  };

  it('include in a browser only the language of the path, so a link to another language opens a document', async () => {
    expect(await routesAt('/about')).toEqual(['/', '/about', '/contact']);
    expect(await routesAt('/de/kontakt')).toEqual(['/de', '/de/kontakt', '/de/ueber-uns']);
  });

  it('include all languages on servers and for previews', async () => {
    expect(await manifest()).toHaveLength(6);
    expect(await routesAt('/preview/')).toHaveLength(6);
  });
});
