// @vitest-environment jsdom
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UrlParams } from '../../src/grammar/url-params.ts';
import { emptyPagePayload } from '../../src/render/document/hydration-payload.ts';
import { readPayload } from '../../src/render/document/payload.ts';
import { plan } from './page-fixture.ts';

// Importing the path directly would be an error in TypeScript, because the script exports nothing.
const script = path.resolve(import.meta.dirname, '../../src/render/routing/url-page.ts');

const settings = { siteUrl: '', formPath: '', requestTimeout: 1, revalidateAfter: 0 };
const urlParams: UrlParams = { q: { type: 'string', default: 'rope' } };

/** Runs the script in the document of a page. A static host serves this document for all queries. */
async function run(search: string, params: Parameters<typeof plan>[0]): Promise<void> {
  vi.resetModules();
  history.replaceState(null, '', `/search${search}`);
  const page = {
    ...emptyPagePayload,
    path: '/search',
    page: { plan: plan(params), fallbacks: {}, deferred: {} },
  };
  document.body.innerHTML = '<script id="pagewright-payload" type="application/json"></script>';
  const element = document.getElementById('pagewright-payload');
  if (element) element.textContent = JSON.stringify({ settings, page });
  await import(script);
}

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['the same query', '?q=tax', { urlParams, urlQuery: '?q=tax' }],
  ['a query that means the same', '?q=+tax&other=1', { urlParams, urlQuery: '?q=tax' }],
  ['the default as its query', '?q=rope', { urlParams, urlQuery: '' }],
  ['a query that the page ignores', '?q=tax', {}],
])('a document for %s keeps its page', async (_, search, params) => {
  await run(search, params);
  expect(readPayload()).toMatchObject({ settings, page: { path: '/search' } });
  expect(document.querySelector('script')).not.toBeNull();
});

test('a document for another query loses only its page', async () => {
  await run('?q=tax', { urlParams, urlQuery: '' });
  expect(readPayload()).toEqual({ settings });
  expect(document.getElementById('pagewright-payload')?.hidden).toBe(true);
});

test('a document without a payload stays as it is', async () => {
  vi.resetModules();
  await import(script);
  expect(document.body.innerHTML).toBe('');
});
