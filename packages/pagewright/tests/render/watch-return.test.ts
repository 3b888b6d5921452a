// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPagePayload } from '../../src/render/document/hydration-payload.ts';
import { watchReturn } from '../../src/render/page/watch-return.ts';
import type { ShownPage } from '../../src/render/routing/load-page.ts';
import { documentOf, runClient } from './document-fixture.ts';
import { plan } from './page-fixture.ts';

const page = { plan: plan({ routes: ['/journal/:slug'] }), fallbacks: {}, deferred: {} };
const contentsOf = (title: string) => ({ 'GET /articles': { content: [{ title }], issues: [] } });
const shown: ShownPage = {
  path: '/journal/watched',
  match: {
    entry: { file: 'a.json', route: '/journal/:slug', canonical: '/journal/:slug', load: vi.fn() },
    params: {},
    canonical: '/journal/watched',
  },
  page: { ...page, loadSources: async () => ({}) },
  keys: {},
  payload: { ...emptyPagePayload, contents: contentsOf('A rope') },
  freshUntil: 0,
};

/** The document that the host has at the path. */
let respond: () => Response;
const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  runClient();
  respond = () => new Response(documentOf(shown.path, { page, contents: contentsOf('A rope') }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => respond()),
  );
  reload.mockClear();
  stop = watchReturn(shown, reload);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'hidden');
});

/** The requests for the page. Pages that earlier tests have left may read their own. */
const requested = () => vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('watched')).length;

/** The visitor comes back with Back or Forward. */
async function comeBack(persisted = true): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  if (persisted) await expect.poll(requested).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
}

/** The visitor comes back to the tab after some time. */
async function showTab(hiddenFor: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(Date.now() + hiddenFor);
  }
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a page to which a visitor comes back', () => {
  it('stays if the site has it as it was', async () => {
    await comeBack();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([404, 410])('is loaded again if it was withdrawn: %d', async (status) => {
    respond = () => new Response('', { status });
    await comeBack();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('is loaded again if the browser has kept it, and one of its teasers was withdrawn', async () => {
    respond = () => new Response(documentOf(shown.path, { page, contents: contentsOf('Another') }));
    await comeBack();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('stays without a network, and while the server has an error', async () => {
    respond = () => new Response('', { status: 503 });
    await comeBack();
    vi.mocked(fetch).mockClear();
    respond = () => Response.error();
    await comeBack();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not requested when it was loaded just now, or after a short look at another tab', async () => {
    await comeBack(false);
    await showTab(9_000);
    expect(requested()).toBe(0);
  });

  it('is loaded again in a tab that was hidden for some time, if it was withdrawn', async () => {
    respond = () => new Response('', { status: 404 });
    await showTab(11_000);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('is not loaded again in such a tab if only its content has changed', async () => {
    respond = () => new Response(documentOf(shown.path, { page, contents: contentsOf('Another') }));
    await showTab(11_000);
    await expect.poll(requested).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
  });
});
