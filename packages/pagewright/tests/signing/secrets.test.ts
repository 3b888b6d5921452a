import type { IncomingMessage, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioServer } from '../../../pagewright-studio/src/browser/connection/server-stream.ts';
import { read } from '../../src/content/read.ts';
import { authorizedFetch } from '../../src/content/requests/authorized-fetch.ts';
import { secretFetch } from '../../src/content/requests/secret-fetch.ts';
import { sendContactMessage } from '../../src/content/requests/send-contact-message.ts';
import { closeServer, listen } from '../../src/node/serving/static-server.ts';
import { fetchDraft } from '../../src/render/preview/direct-preview.ts';
import { fetchWithToken, readDraft } from '../../src/render/preview/preview-draft.ts';
import { createServedPreview } from '../../src/render/preview/served-preview.ts';
import { sources } from '../sites/museum-code.ts';

const secret = 'open-sesame-7731';
const password = btoa(`editor:${secret}`);
const draft = { type: 'article', slug: 'a', status: 'draft' };

/** A server that records its requests. */
interface Noted {
  readonly server: Server;
  readonly address: string;
  readonly requests: string[];
}

let service: Noted;
let other: Noted;
/** The answer of the service to a request with this path. */
let answers: (path: string) => { status: number; location?: string; body?: unknown };
let printed: string[];

async function noted(
  respond: (request: IncomingMessage) => { status: number; location?: string; body?: unknown },
): Promise<Noted> {
  const requests: string[] = [];
  const listening = await listen(async (request, response) => {
    requests.push(`${request.url} ${JSON.stringify(request.headers)} ${await text(request)}`);
    const { status, location, body = [] } = respond(request);
    response.writeHead(status, { 'Content-Type': 'application/json', ...(location ? { location } : {}) });
    response.end(JSON.stringify(body));
  }, 0);
  return { ...listening, requests };
}

beforeAll(async () => {
  service = await noted(({ url = '' }) => answers(url));
  other = await noted(() => ({ status: 200, body: [] }));
});
afterAll(() => Promise.all([closeServer(service.server), closeServer(other.server)]));
beforeEach(() => {
  service.requests.length = 0;
  other.requests.length = 0;
  printed = [];
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...parts) => void printed.push(parts.map(String).join(' ')),
    );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Makes the tests a page on the origin of the service, where a path is a URL. */
function onItsOrigin(): void {
  const send = fetch;
  vi.stubGlobal('location', new URL('/preview/', service.address));
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => send(new URL(input, service.address), init));
}

const page = { path: '/', keys: {}, contents: {}, failures: {}, html: [], omitted: [] };

/** All functions that send a secret or the words of a visitor. Each resolves to its visible result. */
const senders: { readonly [name: string]: () => Promise<unknown> } = {
  'the password of the content service': () =>
    read(
      sources.articles,
      {},
      { base: service.address, deadline: 2_000, fetch: authorizedFetch(`editor:${secret}`) },
    ),
  'the token of a preview, from a server that has the password too': () =>
    readDraft(`${service.address}/draft`, 2_000, fetchWithToken(authorizedFetch(`editor:${secret}`), secret)),
  'the token of a preview, from a browser': () =>
    readDraft(`${service.address}/draft`, 2_000, fetchDraft(secret)),
  'the token of a preview, from a browser to its server': () => {
    onItsOrigin();
    return createServedPreview({ page, deadline: 2_000, token: () => secret }).read(secret, '');
  },
  'the message of a visitor': () =>
    sendContactMessage(
      { key: 'k'.repeat(32), texts: { message: secret } },
      { base: service.address, deadline: 2_000, formPath: '/form' },
    ),
  'the token of the studio': () => {
    onItsOrigin();
    return new StudioServer(secret).call('pages', { secret });
  },
};

/** The final output of a sender: its result or its error, and everything that it prints. */
async function shownBy(send: () => Promise<unknown>): Promise<string> {
  const shown = await send().catch((error: unknown) =>
    error instanceof Error ? `${error.stack} ${error.cause}` : String(error),
  );
  return `${typeof shown === 'string' ? shown : JSON.stringify(shown)} ${printed.join(' ')}`;
}

describe.each(Object.entries(senders))('%s', (_, send) => {
  it.each([301, 302, 303, 307, 308])(
    'is not sent to the other origin of a redirect with status %i',
    async (status) => {
      answers = () => ({ status, location: `${other.address}/elsewhere` });
      const shown = await shownBy(send);
      expect(service.requests.some((each) => each.includes(secret) || each.includes(password))).toBe(true);
      expect(other.requests).toEqual([]);
      expect(shown).not.toContain(secret);
      expect(shown).not.toContain(password);
    },
  );

  it('is not sent endlessly, and appears in no error, if redirects form a loop or the service fails', async () => {
    for (const answer of [
      { status: 302, location: '/again' },
      { status: 302, location: 'http://[' },
      { status: 401, body: { code: 'no', message: 'No' } },
      { status: 404 },
    ]) {
      service.requests.length = 0;
      answers = () => answer;
      const shown = await shownBy(send);
      expect(service.requests.length, JSON.stringify(answer)).toBeLessThan(30);
      expect(shown).not.toContain(secret);
      expect(shown).not.toContain(password);
    }
  });
});

it('a secret follows a redirect on its own origin, with all headers of the request', async () => {
  answers = (path) =>
    path === '/draft' ? { status: 302, location: '/moved' } : { status: 200, body: draft };
  const send = fetchWithToken(authorizedFetch(`editor:${secret}`), secret);
  expect(await readDraft(`${service.address}/draft`, 2_000, send)).toMatchObject({ slug: 'a' });
  const last = service.requests.at(-1) ?? '';
  for (const part of ['/moved', password, secret, '"accept":"application/json"'])
    expect(last).toContain(part);
});

it('a secret that no header can contain appears in no error', async () => {
  const send = secretFetch(fetch, 'X-Secret', `a\n${secret}`);
  const shown = await shownBy(() => send(service.address));
  expect(shown).toContain('X-Secret has characters that no header can have');
  expect(shown).not.toContain(secret);
});
