// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchDraft } from '../../src/render/preview/direct-preview.ts';
import { readDraft } from '../../src/render/preview/preview-draft.ts';
import { createPreviewSession, type PreviewSession } from '../../src/render/preview/preview-session.ts';
import { hasNewToken, takeToken } from '../../src/render/preview/preview-token.ts';

const draft = {
  type: 'post',
  slug: 'draft-7',
  status: 'draft',
  title: 'A note',
  version: '1',
  token: 'next',
};
const url = 'https://content.example/preview';

/** The response of the service to the next requests: a status and JSON, or nothing. */
let answer: { status: number; body: unknown } | undefined;
let requests: { url: string; init: RequestInit | undefined }[];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  answer = { status: 200, body: draft };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push({ url: address, init });
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/preview');
});

async function opened(token: string | undefined = 'first'): Promise<PreviewSession> {
  const session = createPreviewSession({
    read: (sent) => readDraft(url, 1000, fetchDraft(sent)),
    token,
    first: { is: 'loading' },
  });
  await vi.advanceTimersByTimeAsync(0);
  return session;
}

const sentToken = () => new Headers(requests.at(-1)?.init?.headers).get('X-Pagewright-Preview');

describe('a preview', () => {
  it('is read with its token and without a cache, and the token is renewed', async () => {
    const session = await opened();
    expect(sentToken()).toBe('first');
    expect(requests[0]).toMatchObject({ url, init: { cache: 'no-store', credentials: 'omit' } });
    expect(session.state()).toMatchObject({ is: 'shown', draft: { title: 'A note', label: 'draft' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(sentToken()).toBe('next');
    expect(takeToken()).toBe('next');
  });

  it('reports each change of the draft, and no response without a change', async () => {
    const session = await opened();
    const listener = vi.fn();
    session.subscribe(listener);
    answer = { status: 200, body: { ...draft, token: 'another' } };
    await vi.advanceTimersByTimeAsync(2000);
    expect(listener).not.toHaveBeenCalled();
    answer = { status: 200, body: { ...draft, version: '2' } };
    await vi.advanceTimersByTimeAsync(2000);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('sends a request once a minute in a hidden tab, and at once when the tab is visible again', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    answer = { status: 200, body: { ...draft, token: 'of this tab' } };
    await opened('of this tab');
    requests = [];
    await vi.advanceTimersByTimeAsync(59_000);
    expect(requests).toHaveLength(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sentToken()).toBe('of this tab');
  });

  it.each([
    [401, { code: 'pagewright_preview_expired' }, 'ended'],
    [410, { code: 'pagewright_preview_gone' }, 'deleted'],
    [404, { code: 'rest_no_route' }, 'unsupported'],
    [200, 'not a draft', 'unsupported'],
  ])('ends after a response of %s with %j', async (status, body, state) => {
    const session = await opened();
    answer = { status, body };
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.state()).toEqual({ is: state });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['is unreachable', undefined],
    ['fails', { status: 503, body: '' }],
  ])('keeps the draft as outdated while the service %s', async (_, failure) => {
    const session = await opened();
    answer = failure;
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.state()).toMatchObject({ is: 'shown', isOutdated: true });
    answer = { status: 200, body: draft };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.state()).toMatchObject({ is: 'shown', isOutdated: false });
  });

  it('that was never read is unreachable, until the service answers', async () => {
    answer = undefined;
    const session = await opened();
    expect(session.state()).toEqual({ is: 'unreachable' });
    answer = { status: 200, body: draft };
    session.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state()).toMatchObject({ is: 'shown' });
  });

  it('sends nothing without a token, and where there can be no drafts', async () => {
    const read = vi.fn(async () => 'unreachable' as const);
    const withoutToken = createPreviewSession({ read, token: undefined, first: { is: 'loading' } });
    const closed = createPreviewSession({ read, token: 'first', first: { is: 'closed' } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([withoutToken.state().is, closed.state().is]).toEqual(['missing', 'closed']);
    expect(read).not.toHaveBeenCalled();
  });

  it('that a server has rendered is not read again at once, and its version is known', async () => {
    const shown = { ...draft, label: 'Draft', isPublished: false, modified: undefined, expires: undefined };
    const first = {
      is: 'shown',
      draft: { ...shown, edit: undefined, errors: [] },
      isOutdated: false,
    } as const;
    const read = vi.fn(async () => first.draft);
    createPreviewSession({ read, token: 'of this tab', first });
    await vi.advanceTimersByTimeAsync(1900);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(read).toHaveBeenCalledExactlyOnceWith('next', '1');
  });

  it('links to web pages only', async () => {
    answer = { status: 200, body: { ...draft, edit: 'javascript:alert(1)' } };
    expect((await opened()).state()).toMatchObject({ draft: { edit: undefined } });
  });
});

describe('the token', () => {
  it('leaves the URL, and survives a reload of the tab', () => {
    history.replaceState(null, '', '/preview?a=b#token=abc.def');
    expect(hasNewToken()).toBe(true);
    expect(takeToken()).toBe('abc.def');
    expect(location.href).toMatch(/\/preview\?a=b$/);
    expect(hasNewToken()).toBe(false);
    expect(takeToken()).toBe('abc.def');
  });

  it('stays in the URL in a browser without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No storage', 'SecurityError');
    });
    history.replaceState(null, '', '/preview#token=abc');
    expect(takeToken()).toBe('abc');
    expect(location.hash).toBe('#token=abc');
  });
});
