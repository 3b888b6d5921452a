// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from '../../src/content/content-error.ts';
import { takePrecleanedHtml } from '../../src/content/sanitising/precleaned-html.ts';
import {
  type CachedContent,
  emptyPagePayload,
  type PagePayload,
} from '../../src/render/document/hydration-payload.ts';
import type { PreviewAnswer } from '../../src/render/document/preview-payload.ts';
import * as staleCode from '../../src/render/document/stale-code.ts';
import { forgetParts, loadLazily } from '../../src/render/early/lazy-hydration.ts';
import { createServedPreview } from '../../src/render/preview/served-preview.ts';
import { clientScript, runClient } from '../render/document-fixture.ts';

vi.mock('../../src/render/document/stale-code.ts', () => ({ reloadOnce: vi.fn(() => true) }));

const draft = {
  type: 'post',
  slug: 'draft-7',
  label: 'Draft',
  isPublished: false,
  title: 'A note',
  version: '2',
  modified: undefined,
  expires: undefined,
  edit: undefined,
  token: undefined,
  errors: [],
};
const shown = { is: 'shown', draft, isOutdated: false } as const;

const key = 'GET /note';
const old = { content: 'Old', issues: [] };
const pageWith = (content: string): PagePayload => ({
  ...emptyPagePayload,
  contents: { [key]: { content, issues: [] } },
});

/** The answer of the server. */
let answer: PreviewAnswer | undefined;
let requests: { path: string; init: RequestInit | undefined }[];

beforeEach(() => {
  vi.mocked(staleCode.reloadOnce).mockClear();
  runClient();
  history.replaceState(null, '', '/preview');
  requests = [];
  answer = { script: clientScript, state: shown };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push({ path, init });
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const preview = (page: PagePayload = pageWith('Old')) =>
  createServedPreview({ page, deadline: 1000, token: () => 'newest' });

/** Reads the only content of the page, as a block does. @param cached the content that the block shows */
const readContent = ({ service }: ReturnType<typeof preview>, cached?: CachedContent) =>
  service.read({
    key,
    source: 'note',
    params: {},
    loadSources: async () => ({}),
    fromDocument: false,
    cached,
    failure: undefined,
  });

const sent = () => requests.map(({ init }) => String(init?.body));

test('the server that has rendered the draft gets the token and the version outside of the URL', async () => {
  expect(await preview().read('mine', '1')).toEqual(draft);
  expect(requests).toMatchObject([
    { path: '/preview', init: { method: 'POST', headers: { Accept: 'application/json' } } },
  ]);
  expect(sent()).toEqual(['token=mine&version=1']);
});

test('the contents of the document are shown until the server has others', async () => {
  const followed = preview();
  expect(await readContent(followed)).toEqual(old);
  await followed.read('mine', '1');
  expect(await readContent(followed)).toEqual(old);
  answer = { script: clientScript, state: shown, page: pageWith('New') };
  await followed.read('mine', '1');
  expect(await readContent(followed)).toEqual({ content: 'New', issues: [] });
  expect(requests).toHaveLength(2);
});

test('content that the document lacks is read with the newest token', async () => {
  const followed = preview(emptyPagePayload);
  answer = { script: clientScript, state: shown, page: pageWith('New') };
  expect(await readContent(followed)).toEqual({ content: 'New', issues: [] });
  expect(sent()).toEqual(['token=newest&version=']);
});

test('content that the server could not read fails as it did there', async () => {
  const failures = { [key]: { kind: 'http' as const, message: 'No such note', status: 404 } };
  const failure = readContent(preview({ ...emptyPagePayload, failures }));
  await expect(failure).rejects.toThrow(new ContentError('http', 'No such note', 404));
  await expect(failure).rejects.toMatchObject({ kind: 'http', status: 404 });
});

test('content that the server does not mention fails as without a network', async () => {
  answer = undefined;
  await expect(readContent(preview(emptyPagePayload))).rejects.toMatchObject({ kind: 'network' });
});

test.each([
  ['deleted', 'deleted'],
  ['unsupported', 'unsupported'],
  ['unreachable', 'unreachable'],
  ['ended', 'ended'],
  ['missing', 'ended'],
  ['closed', 'ended'],
  ['loading', 'ended'],
] as const)('a preview that is %s on the server is %s for the editor', async (is, failure) => {
  answer = { script: clientScript, state: { is } };
  expect(await preview().read('mine', '1')).toBe(failure);
});

test('a server that does not answer leaves the preview unreachable, and reloads nothing', async () => {
  answer = undefined;
  expect(await preview().read('mine', '1')).toBe('unreachable');
  expect(staleCode.reloadOnce).not.toHaveBeenCalled();
});

test('a site that was built again reloads the preview, and its contents are not shown by the old code', async () => {
  const followed = preview();
  answer = { script: '/assets/client-2.js', state: shown, page: pageWith('New') };
  expect(await followed.read('mine', '1')).toBe('unreachable');
  expect(staleCode.reloadOnce).toHaveBeenCalledOnce();
  expect(await readContent(followed)).toEqual(old);
});

test('an answer from anything but the server of the preview reloads nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Sign in first' }));
  expect(await preview().read('mine', '1')).toBe('unreachable');
  expect(staleCode.reloadOnce).not.toHaveBeenCalled();
});

test('the HTML of new contents needs no cleaning in the browser', async () => {
  takePrecleanedHtml();
  const page: PagePayload = { ...pageWith('<p>New</p>'), html: [[[key, 'content'], 'digest']] };
  answer = { script: clientScript, state: shown, page };
  await preview().read('mine', '1');
  expect(takePrecleanedHtml()).toEqual([[page.contents, page.html]]);
});

test('blocks that wait for their code get it before other content, since React would discard their HTML', async () => {
  // jsdom does not have this function.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<div data-slot="one"></div>';
  const load = vi.fn(async () => 'code');
  void loadLazily('one', 'touched', load, () => undefined);
  const page = pageWith('Old');
  const followed = preview(page);
  await readContent(followed);
  await readContent(followed, page.contents[key]);
  expect(load).not.toHaveBeenCalled();
  await readContent(followed, { content: 'Older', issues: [] });
  expect(load).toHaveBeenCalledOnce();
  forgetParts();
});
