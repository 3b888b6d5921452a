// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../pagewright/src/node/serving/listening-address.ts';
import { type ConnectionState, StudioServer } from '../../src/browser/connection/server-stream.ts';
import type { ServerMessage } from '../../src/browser/protocol.ts';
import { HttpStudio } from '../../src/node/http/studio-server.ts';

const token = 'a'.repeat(43);
const checked = (sequence: number): ServerMessage => ({ type: 'checked', sequence, diagnostics: [] });

let http: HttpStudio;
let origin: string;
let closing: AbortController;

beforeEach(async () => {
  closing = new AbortController();
  http = new HttpStudio({
    port: 0,
    token,
    app: new Map(),
    frameOrigin: () => 'http://127.0.0.1:1',
    calls: new Map(),
    uploads: new Map(),
    hello: () => checked(0),
  });
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
  origin = addressOf(http.server, 0);
});
afterEach(() => {
  closing.abort();
  http.server.closeAllConnections();
  http.server.close();
});

/** The connection of a window. Without it, jsdom would use its own address. */
class WindowServer extends StudioServer {
  override async call(path: string, _?: unknown, signal?: AbortSignal): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}` };
    return fetch(`${origin}/api/${path}`, { headers, ...(signal ? { signal } : {}) });
  }
}

interface OpenWindow {
  readonly states: ConnectionState[];
  readonly messages: ServerMessage[];
}

function open(): OpenWindow {
  const opened: OpenWindow = { states: [], messages: [] };
  void new WindowServer(token).listen(
    {
      onState: (state) => opened.states.push(state),
      onMessage: (message) => opened.messages.push(message),
    },
    closing.signal,
  );
  return opened;
}

const isNow = (window: OpenWindow | undefined, state: ConnectionState) =>
  vi.waitFor(() => expect(window?.states.at(-1)).toBe(state));

describe('many windows', () => {
  it('leave connections of the browser for calls: the first windows disconnect until a person uses them', async () => {
    const windows: OpenWindow[] = [];
    for (let count = 1; count <= 5; count += 1) {
      const window = open();
      windows.push(window);
      await isNow(window, 'connected');
    }
    const [first, second, third, fourth, fifth] = windows;
    for (const window of [first, second]) await isNow(window, 'parked');
    http.send(checked(1));
    for (const window of [third, fourth, fifth])
      await vi.waitFor(() => expect(window?.messages).toHaveLength(2));
    expect(first?.messages).toEqual([checked(0)]);
    expect(first?.states).toEqual(['connecting', 'connected', 'parked']);
    // All windows of this test share one document, so both reconnect.
    dispatchEvent(new Event('pointerdown'));
    for (const window of [first, second, fifth]) await isNow(window, 'connected');
    for (const window of [third, fourth]) await isNow(window, 'parked');
    expect(first?.messages).toEqual([checked(0), checked(0)]);
  });
});
