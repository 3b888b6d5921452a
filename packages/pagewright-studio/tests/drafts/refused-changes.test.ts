import { afterEach, describe, expect, it, vi } from 'vitest';
import { StudioServer } from '../../src/browser/connection/server-stream.ts';
import { StudioStore } from '../../src/browser/connection/studio-store.ts';
import { changeBetween } from '../../src/browser/drafts/file-change.ts';
import type { ServerMessage } from '../../src/browser/protocol.ts';

const hello: ServerMessage = {
  type: 'hello',
  sequence: 4,
  files: [['home.json', { text: '{}', disk: '{}' }]],
  history: {},
  applied: [],
  project: {
    name: 'site',
    frameOrigin: 'http://127.0.0.1:6181',
    schemas: { blocks: [], content: [], grammar: [], shared: [], written: [] },
    publicFiles: [],
    images: {},
    blocks: [],
    sources: [],
  },
};

/** A window whose server answers requests with these statuses, one after the other. */
async function openWindow(statuses: number[]) {
  const sent: unknown[] = [];
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(hello)}\n`)),
  });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/stream') return new Response(stream);
    sent.push(JSON.parse(String(body)));
    return Response.json({ error: 'The disk is full.' }, { status: statuses.shift() ?? 200 });
  });
  const store = new StudioStore(new StudioServer('token'));
  const stop = store.start();
  await vi.waitFor(() => expect(store.state()).toBeDefined());
  return { store, sent, stop };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('changes that the server could not keep', () => {
  it('stay in the window, which shows the reason and sends them again until they are accepted', async () => {
    const { store, sent, stop } = await openWindow([500, 422, 200]);
    vi.useFakeTimers();
    store.edit({ label: 'Type', changes: new Map([['home.json', changeBetween('{}', '{"a": 1}')]]) });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state()).toMatchObject({ refusal: 'The disk is full.', isPending: true });
    expect(store.state()?.texts.get('home.json')).toBe('{"a": 1}');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toHaveLength(3);
    expect(store.state()?.refusal).toBeUndefined();
    stop();
  });
});
