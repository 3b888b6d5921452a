// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPreview } from '../../src/render/preview/start-preview.tsx';
import { createSiteCode } from '../../src/render/site-code.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';
import { museumDefinition } from '../sites/museum-definition.ts';

const { site: config } = checkedMuseum;
const words = config.preview;
const base = 'https://content.example/wp';

let requests: { url: string; token: string | null }[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push({ url, token: new Headers(init?.headers).get('X-Pagewright-Preview') });
    return new Response('', { status: 410 });
  });
  sessionStorage.clear();
  history.replaceState(null, '', '/preview#token=mine');
  document.body.innerHTML = '<div id="root"><p>The preview needs a script.</p></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a preview that the browser renders. */
async function open(service: { contentBase?: string; isClosed?: boolean }): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has a root');
  await startPreview(root, {
    code: createSiteCode(
      { ...museumDefinition, layout: async () => ({ Layout: ({ children }) => children }) },
      config,
      [],
    ),
    settings: { siteUrl: '', formPath: '', requestTimeout: 1000, revalidateAfter: 0, ...service },
    sendMessage: async () => {},
    preview: { service: '/preview/draft', routes: {}, words },
    page: undefined,
    linked: { url: '' },
  });
}

test.each([
  ['without a content service', {}, words.unsupported],
  ['whose content browsers cannot read', { contentBase: base, isClosed: true }, words.closed],
])('a site %s says so, and sends no request', async (_, service, text) => {
  await open(service);
  await vi.waitFor(() => expect(document.querySelector('#main [role=status]')?.textContent).toBe(text));
  expect(requests).toEqual([]);
});

test('the draft is read with the token of the URL, and replaces the text of the document', async () => {
  await open({ contentBase: base });
  await vi.waitFor(() =>
    expect(document.querySelector('#main [role=status]')?.textContent).toBe(words.deleted),
  );
  expect(requests).toEqual([{ url: `${base}/preview/draft`, token: 'mine' }]);
  expect(location.hash).toBe('');
  expect(document.body.textContent).not.toContain('needs a script');
});
