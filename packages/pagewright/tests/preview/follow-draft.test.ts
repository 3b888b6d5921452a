// @vitest-environment jsdom
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import type { PreviewDraft, PreviewFailure } from '../../src/render/document/preview-payload.ts';
import { createPreviewSession, type PreviewSession } from '../../src/render/preview/preview-session.ts';

const draft: PreviewDraft = {
  type: 'post',
  slug: 'draft-7',
  label: 'Draft',
  isPublished: false,
  title: 'A note',
  version: '1',
  modified: undefined,
  expires: '2026-03-13T10:00:00Z',
  edit: undefined,
  token: undefined,
  errors: [],
};

/** The next answer of the service. */
let found: PreviewDraft | PreviewFailure;
/** Milliseconds until the service answers. */
let delay: number;
/** Each test has its own, because previews of other tests listen to the same document. */
let read: Mock<(token: string, version: string) => Promise<PreviewDraft | PreviewFailure>>;

beforeEach(() => {
  vi.useFakeTimers();
  found = draft;
  delay = 0;
  read = vi.fn(async () => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return found;
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function opened(): Promise<PreviewSession> {
  const session = createPreviewSession({ read, token: 'mine', first: { is: 'loading' } });
  await vi.advanceTimersByTimeAsync(delay);
  return session;
}

test('the draft is read once at a time, however often the editor changes it', async () => {
  delay = 500;
  const session = await opened();
  read.mockClear();
  session.refresh();
  session.refresh();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(500);
  session.refresh();
  expect(read).toHaveBeenCalledTimes(2);
});

test('the pause between two requests starts again after a request by the editor', async () => {
  const session = await opened();
  await vi.advanceTimersByTimeAsync(1000);
  session.refresh();
  await vi.advanceTimersByTimeAsync(0);
  read.mockClear();
  await vi.advanceTimersByTimeAsync(1900);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toHaveBeenCalledOnce();
});

test('a tab sends no request at the moment when it becomes hidden', async () => {
  await opened();
  read.mockClear();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(read).not.toHaveBeenCalled();
});

test('a hidden tab sends a request after a minute, so that its token stays valid', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await opened();
  read.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['shows the draft as outdated', draft],
  ['has shown no draft', 'unreachable'],
] as const)('a service that fails has ten seconds to recover where the preview %s', async (_, first) => {
  found = first;
  await opened();
  found = 'unreachable';
  if (first === draft) await vi.advanceTimersByTimeAsync(2000);
  read.mockClear();
  await vi.advanceTimersByTimeAsync(9900);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toHaveBeenCalledOnce();
});

test('requests name the version of the draft that is shown, and none if no draft is shown', async () => {
  await opened();
  found = { ...draft, version: '2' };
  await vi.advanceTimersByTimeAsync(4000);
  expect(read.mock.calls).toEqual([
    ['mine', ''],
    ['mine', '1'],
    ['mine', '2'],
  ]);
});

test('a token that is not renewed is kept, and its new expiry is shown', async () => {
  const session = await opened();
  const listener = vi.fn();
  session.subscribe(listener);
  await vi.advanceTimersByTimeAsync(2000);
  expect(listener).not.toHaveBeenCalled();
  found = { ...draft, expires: '2026-03-14T10:00:00Z' };
  await vi.advanceTimersByTimeAsync(2000);
  expect(listener).toHaveBeenCalledOnce();
  expect(session.token()).toBe('mine');
});

test('no expiry is shown for a renewed token', async () => {
  found = { ...draft, token: 'second' };
  const session = await opened();
  const listener = vi.fn();
  session.subscribe(listener);
  found = { ...draft, token: 'third', expires: '2026-03-14T10:00:00Z' };
  await vi.advanceTimersByTimeAsync(2000);
  expect(listener).not.toHaveBeenCalled();
  expect(session.token()).toBe('third');
});

test('a listener that was removed is not called again', async () => {
  const session = await opened();
  const listener = vi.fn();
  session.subscribe(listener)();
  found = 'ended';
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.state()).toEqual({ is: 'ended' });
  expect(listener).not.toHaveBeenCalled();
});
