import type { FailedRequest, ServerMessage, StreamMessage } from '../protocol.ts';

/**
 * connecting: for the first time. lost: it tries again. parked: it waits until a person comes back to the window. refused: the server has
 * another token.
 */
export type ConnectionState = 'connecting' | 'connected' | 'lost' | 'parked' | 'refused';

interface StreamListener {
  onMessage(message: ServerMessage): void;
  onState(state: ConnectionState): void;
}

/** Milliseconds between attempts to connect again. */
const pause = 500;

/** The studio's server, as a window talks to it. */
export class StudioServer {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Calls a part of the API. Rejects if the server cannot be reached. @param path below `/api/` */
  async call(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    return fetch(`/api/${path}`, {
      // Firefox lets a request wait while an answer to the same URL is still arriving, and the stream of another window never ends.
      cache: 'no-store',
      headers: {
        Authorization: `Bearer ${this.#token}`,
        ...(body === undefined || body instanceof Blob ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { method: 'POST', body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      // The token is for this server alone.
      redirect: 'error',
    });
  }

  /** The JSON of an answer. Rejects with an error whose message is for people. */
  async request<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await this.call(path, body);
    const answer = await response.json();
    if (!response.ok) {
      const { error }: FailedRequest = answer;
      throw new Error(error);
    }
    return answer;
  }

  /** Listens until `signal` aborts. Connects again when the connection is lost. */
  async listen({ onMessage, onState }: StreamListener, signal: AbortSignal): Promise<void> {
    onState('connecting');
    while (!signal.aborted) {
      let isParked = false;
      try {
        const response = await this.call('stream', undefined, signal);
        if (response.status === 401) return onState('refused');
        if (response.ok && response.body) {
          onState('connected');
          for await (const message of messagesOf(response.body)) {
            if (message.type === 'parked') isParked = true;
            else onMessage(message);
          }
        }
      } catch (error) {
        if (signal.aborted) return;
        // A defect of the window must not end the connection.
        if (!(error instanceof TypeError || error instanceof DOMException)) console.error(error);
      }
      if (signal.aborted) return;
      onState(isParked ? 'parked' : 'lost');
      if (isParked) await attention(signal);
      else await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Resolves when a person does something in the window, or comes back to it. */
async function attention(signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  await new Promise<void>((resolve) => {
    const options = { capture: true, signal: done.signal };
    for (const event of ['focus', 'pointerdown', 'keydown'])
      addEventListener(event, () => resolve(), options);
    signal.addEventListener('abort', () => resolve(), { signal: done.signal });
  });
  done.abort();
}

/** The messages of a stream: one JSON object on each line. Empty lines keep the connection open. */
async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}
