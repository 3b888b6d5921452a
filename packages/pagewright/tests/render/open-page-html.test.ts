// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageModule } from '../../src/render/document/page-module.ts';
import { createPageOpener } from '../../src/render/routing/page-opener.ts';
import { createSiteCode } from '../../src/render/site-code.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';
import { museumDefinition } from '../sites/museum-definition.ts';
import { documentOf, runClient } from './document-fixture.ts';
import { plan } from './page-fixture.ts';

const settings = { siteUrl: '', formPath: '', requestTimeout: 10_000, revalidateAfter: 60_000 };
const page = { plan: plan({ routes: ['/journal/:slug'] }), fallbacks: {}, deferred: {} };
const visited = { path: '/', match: undefined };
const showHtml = vi.fn();

beforeEach(() => {
  vi.stubEnv('DEV', false);
  showHtml.mockClear();
  runClient();
  vi.stubGlobal('fetch', async (url: URL) => new Response(documentOf(url.pathname, { page })));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function opener(load = async (): Promise<PageModule> => ({ ...page, loadSources: async () => ({}) })) {
  const route = { file: 'article.json', route: '/journal/:slug', canonical: '/journal/:slug', load };
  const code = createSiteCode(museumDefinition, checkedMuseum.site, [route]);
  return createPageOpener(code, settings, visited, showHtml);
}

test('no page is kept before another one was opened, and the page of the document is known', () => {
  const pages = opener();
  expect(pages.visited).toBe(visited);
  expect(pages.kept('/journal/one')).toBeUndefined();
});

test('the HTML of a page is shown once, unless the visitor has left for another page', async () => {
  const pages = opener();
  const opened = await pages.open('/journal/one');
  if (!opened.match) throw new Error('The page has a route');
  pages.showHtml(opened, '<main></main>', () => true);
  expect(showHtml).not.toHaveBeenCalled();
  pages.showHtml(opened, '<main></main>', () => false);
  expect(showHtml).toHaveBeenCalledExactlyOnceWith(opened, '<main></main>');
});

test('a page whose code cannot be loaded fails to open, and preparing it does no harm', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not Found', { status: 404 }));
  const pages = opener(async () => {
    throw new Error('No such script');
  });
  await expect(pages.prepare('/journal/one')).resolves.toBeUndefined();
  await expect(pages.open('/journal/one')).rejects.toThrow('No such script');
});
