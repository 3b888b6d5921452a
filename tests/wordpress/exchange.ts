import assert from 'node:assert/strict';
import type { ContractService, EntryNumbers } from './contract-fixture.ts';

/** A request, and the response that both services must return. */
export interface Exchange {
  /** The expected behaviour, as a sentence. */
  readonly title: string;
  readonly method?: string;
  /** Path below `/wp-json/`. */
  readonly path: string | ((numbers: EntryNumbers) => string);
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly status: number;
  /** Expected headers: equal to a string, or matching an expression; null for a header that must be missing. */
  readonly sent?: Readonly<Record<string, string | RegExp | null>>;
  /** Expected text of a page, for a response that is not JSON. */
  readonly page?: RegExp;
  /** Expected `code` of an error. */
  readonly code?: string;
  /** Fields that the body, or its first item, must have, as dotted names. */
  readonly fields?: readonly string[];
  /** True if the service answers 304 to the same request with the ETag of its response. */
  readonly revalidates?: true;
  /** Checks the body further. Throws if it is wrong. */
  readonly holds?: (body: unknown, numbers: EntryNumbers) => void;
}

/** The value at a dotted name; undefined if there is none. */
export function valueAt(body: unknown, name: string): unknown {
  let value: unknown = body;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Object.getOwnPropertyDescriptor(value, part)?.value;
  }
  return value;
}

async function bodyOf(response: Response, method: string, page: RegExp | undefined): Promise<unknown> {
  const text = await response.text();
  if (method === 'HEAD') {
    assert.equal(text, '', 'HEAD has no body');
    return undefined;
  }
  if (page) {
    assert.match(text, page);
    return undefined;
  }
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    throw new Error(`no JSON: ${text.slice(0, 300)}`);
  }
}

/** Checks that the ETag of a response is answered with 304, and any other ETag with the whole response. */
async function assertRevalidates(url: string, method: string, headers: Headers): Promise<void> {
  const tag = headers.get('etag') ?? '(none)';
  assert.match(tag, /^W\/"[^"]+"$/);
  // A server that compresses a response may add the method to its ETag, and a client may have several responses.
  for (const condition of [tag, `"other", ${tag.replace(/"$/, '-gzip"')}`]) {
    const repeated = await fetch(url, { method, headers: { 'If-None-Match': condition } });
    assert.equal(repeated.status, 304, `status for If-None-Match: ${condition}`);
    assert.equal(repeated.headers.get('etag'), tag);
    assert.equal(repeated.headers.get('cache-control'), headers.get('cache-control'));
    assert.equal(await repeated.text(), '');
  }
  const changed = await fetch(url, { method, headers: { 'If-None-Match': '"another"' } });
  assert.equal(changed.status, 200);
}

/** Sends the request and checks the response. */
export async function performExchange(exchange: Exchange, service: ContractService): Promise<void> {
  const {
    method = 'GET',
    path,
    headers = {},
    body,
    status,
    sent = {},
    code,
    fields = [],
    holds,
    page,
    revalidates = false,
  } = exchange;
  const route = typeof path === 'string' ? path : path(service.numbers);
  const url = `${service.address}/wp-json/${route}`;
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const answer = await bodyOf(response, method, page);
  const excerpt = JSON.stringify(answer)?.slice(0, 400) ?? '';
  assert.equal(response.status, status, `status ${response.status}, not ${status}: ${excerpt}`);
  assert.match(
    response.headers.get('content-type') ?? '',
    page ? /^text\/html; charset=utf-8$/i : /^application\/json/,
  );
  for (const [name, expected] of Object.entries(sent)) {
    const value = response.headers.get(name);
    if (expected instanceof RegExp) assert.match(value ?? '(none)', expected, `header ${name}`);
    else assert.equal(value, expected, `header ${name}`);
  }
  if (code !== undefined) {
    assert.equal(valueAt(answer, 'code'), code, excerpt);
    assert.equal(valueAt(answer, 'data.status'), status);
    assert.equal(typeof valueAt(answer, 'message'), 'string');
  }
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  for (const field of fields) {
    assert.notEqual(valueAt(first, field), undefined, `field ${field} is missing: ${excerpt}`);
  }
  holds?.(answer, service.numbers);
  if (revalidates) await assertRevalidates(url, method, response.headers);
}
