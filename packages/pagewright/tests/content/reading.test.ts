import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { wordpress } from '../../../pagewright-wordpress/src/wordpress.ts';
import { read } from '../../src/content/read.ts';
import type { CallOptions } from '../../src/content/requests/content-service-call.ts';
import { sendContactMessage } from '../../src/content/requests/send-contact-message.ts';
import { retryDelay, TransientError } from '../../src/content/requests/send-request.ts';
import type { Fault } from '../fixtures/faulty-service/faults.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { sources } from '../sites/museum-code.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { speedUpTime } from './speed-up-time.ts';

let service: FaultyService;

beforeAll(async () => {
  service = await startMuseumService();
});
beforeEach(() => service.heal());
afterAll(() => service.close());

function readRopes(options: Partial<CallOptions> = {}) {
  return read(sources.exhibition, { slug: 'ropes' }, { base: service.url, deadline: 60_000, ...options });
}

const busy = { kind: 'status', status: 503 } as const;

describe('a temporary failure', () => {
  beforeEach(speedUpTime);

  const failures: [string, Fault][] = [
    ['a connection reset', { kind: 'reset' }],
    ['a response cut off', { kind: 'cut-off' }],
    ['status 408', { kind: 'status', status: 408 }],
    ['status 429', { kind: 'status', status: 429 }],
    ['status 500', { kind: 'status', status: 500 }],
    ['status 503', busy],
  ];

  test.each(failures)('is retried after %s', async (_, fault) => {
    service.fail('exhibitions/ropes', fault, 3);
    await expect(readRopes()).resolves.toMatchObject({ issues: [] });
    expect(service.requests).toHaveLength(4);
  });

  test('is retried at most three times', async () => {
    service.fail('exhibitions/ropes', busy);
    await expect(readRopes()).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      message: 'HTTP error! status: 503',
    });
    expect(service.requests).toHaveLength(4);
  });

  test('is retried after growing delays with jitter', () => {
    const error = new TransientError('http', 'HTTP error! status: 503', 503);
    const delays = [0, 1, 0.5].map((random, retries) => retryDelay(error, retries, 10_000, random));
    expect(delays).toEqual([200, 800, 1200]);
  });
});

/** Stops timers and dates until the test ends. Only the test makes time pass. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('Retry-After', () => {
  test.each([
    ['in seconds', () => '2'],
    ['as a date', () => new Date(Date.now() + 3000).toUTCString()],
  ])('%s delays the next attempt', async (_, value) => {
    speedUpTime();
    service.fail('exhibitions/ropes', { kind: 'status', status: 429, retryAfter: value() }, 1);
    const before = Date.now();
    await readRopes();
    expect(Date.now() - before).toBeGreaterThanOrEqual(1900);
  });

  test('beyond the deadline ends the read at once', async () => {
    stopTime();
    service.fail('exhibitions/ropes', { kind: 'status', status: 503, retryAfter: '3600' });
    await expect(readRopes()).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(service.requests).toHaveLength(1);
  });
});

describe('a permanent failure', () => {
  const failures: [string, Fault, object][] = [
    ['status 400', { kind: 'status', status: 400 }, { kind: 'http', status: 400 }],
    ['status 401', { kind: 'status', status: 401 }, { kind: 'http', status: 401 }],
    ['status 404', { kind: 'status', status: 404 }, { kind: 'not-found', status: 404 }],
    ['HTML instead of JSON', { kind: 'html' }, { kind: 'invalid' }],
    ['JSON with another content type', { kind: 'type', type: 'text/plain' }, { kind: 'invalid' }],
    ['JSON that ends in the middle', { kind: 'truncated' }, { kind: 'invalid' }],
    ['a response with another structure', { kind: 'shape', body: [1, 2] }, { kind: 'invalid' }],
    ['a response without required values', { kind: 'shape', body: { teaser: 'x' } }, { kind: 'invalid' }],
    ['a response of null', { kind: 'shape', body: null }, { kind: 'invalid' }],
    [
      'a response that is too large',
      { kind: 'oversized', bytes: 8_800_000 },
      {
        kind: 'invalid',
        message: 'The response of the content service is too large: more than 8388608 bytes',
      },
    ],
  ];

  test.each(failures)('is not retried: %s', async (_, fault, error) => {
    service.fail('exhibitions/ropes', fault);
    await expect(readRopes()).rejects.toMatchObject({ name: 'ContentError', ...error });
    expect(service.requests).toHaveLength(1);
  });
});

describe('status 404', () => {
  const type = 'application/json; charset=UTF-8';
  const restError = (code: unknown) => JSON.stringify({ code, message: 'M', data: { status: 404 } });

  test.each(['rest_not_found', 'rest_post_invalid_id'])(
    'means that the entry does not exist if the service itself says %s',
    async (code) => {
      service.fail('exhibitions/ropes', { kind: 'raw', status: 404, type, body: restError(code) });
      await expect(readRopes()).rejects.toMatchObject({ kind: 'not-found', status: 404 });
    },
  );

  test.each<[string, string, string]>([
    ['says that the route does not exist, as when a plugin is off', type, restError('rest_no_route')],
    ['is a page of HTML', 'text/html', '<!doctype html><title>Not found</title>'],
    ['is empty', type, ''],
    ['has no type and no body', '', ''],
    ['is JSON with the content type of HTML', 'text/html', restError('rest_not_found')],
    ['is the JSON of a proxy', type, '{"error":"not found"}'],
    ['has a code that is a number', type, restError(404)],
    ['has a blank code', type, restError(' ')],
    ['is a list', type, `[${restError('rest_not_found')}]`],
    ['is null', type, 'null'],
    ['is cut off', type, restError('rest_not_found').slice(0, -9)],
    ['is too large', type, `{"code":"rest_not_found","message":"${'a'.repeat(100_000)}"}`],
  ])('is a failure of the service if its response %s', async (_, contentType, body) => {
    service.fail('exhibitions/ropes', { kind: 'raw', status: 404, type: contentType, body });
    await expect(readRopes()).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      message: 'HTTP error! status: 404',
    });
    expect(service.requests).toHaveLength(1);
  });
});

describe('status 400', () => {
  const type = 'application/json; charset=UTF-8';
  const failPage = (code: string, params?: object) =>
    service.fail('wp/v2/posts', {
      kind: 'raw',
      status: 400,
      type,
      body: JSON.stringify({ code, message: 'M', data: { status: 400, params } }),
    });
  const readPage = () =>
    read(sources['found-articles'], { per_page: 6, page: 7 }, { base: service.url, deadline: 10_000 });

  test.each<[string, object | undefined]>([
    ['rest_post_invalid_page_number', undefined],
    ['rest_invalid_param', { page: 'page must be greater than or equal to 1' }],
  ])('means that the list does not have that page if the service says %s', async (code, params) => {
    failPage(code, params);
    await expect(readPage()).rejects.toMatchObject({ kind: 'not-found', status: 400 });
  });

  test.each<[string, object | undefined]>([
    ['rest_invalid_param', { per_page: 'too many' }],
    ['rest_invalid_param', { page: 'none', per_page: 'too many' }],
    ['rest_invalid_param', undefined],
    ['rest_forbidden', undefined],
  ])('is a failure of the service otherwise: %s %o', async (code, params) => {
    failPage(code, params);
    await expect(readPage()).rejects.toMatchObject({ kind: 'http', status: 400 });
  });
});

describe('a response that is not content', () => {
  test.each<[string, unknown]>([
    ['items without required values', [{ id: 1 }, { title: 'B' }]],
    ['items with another structure', ['a', 7, [1]]],
    ['empty items', [{}, null, []]],
  ])('is a list of only %s', async (_, body) => {
    service.fail('custom/v1/articles', { kind: 'shape', body });
    await expect(read(sources.articles, {}, { base: service.url, deadline: 10_000 })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('can be used'),
    });
  });

  test('is not an empty list, which means that there are no entries', async () => {
    service.fail('custom/v1/articles', { kind: 'shape', body: [] });
    await expect(read(sources.articles, {}, { base: service.url, deadline: 10_000 })).resolves.toEqual({
      content: [],
      issues: [],
    });
  });

  test('is reported with all its issues', async () => {
    service.fail('exhibitions/ropes', { kind: 'shape', body: { teaser: 'Words', poster: 17 } });
    await expect(readRopes()).rejects.toThrow(
      /\(poster: expected the URL of an image .+, found 17; title: expected a value, found nothing\)$/,
    );
  });

  test('is reported with its first five issues and the number of the others', async () => {
    const rooms = Array.from({ length: 9 }, () => 'not an object');
    service.fail('exhibitions/ropes', { kind: 'shape', body: { rooms } });
    const message = await readRopes().catch(String);
    expect(message).toContain('rooms.4: expected an object, found “not an object”');
    expect(message).not.toContain('rooms.5');
    expect(message).toContain('; and 5 more)');
  });
});

describe('the deadline', () => {
  test.each<[string, Fault]>([
    ['a service that never answers', { kind: 'hang' }],
    ['a response that stops in the middle', { kind: 'stall' }],
    ['a response that is late', { kind: 'latency', ms: 5000 }],
    ['a response that arrives byte by byte', { kind: 'sliced', size: 1, ms: 5 }],
  ])('ends a read from %s', async (_, fault) => {
    service.fail('exhibitions/ropes', fault);
    await expect(readRopes({ deadline: 250 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('covers all retries together', async () => {
    stopTime();
    const answers = [Promise.resolve(new Response(null, { status: 503, headers: { 'Retry-After': '4' } }))];
    const fetch = vi.fn(() => answers.shift() ?? new Promise<Response>(() => {}));
    const ended = vi.fn();
    const reading = readRopes({ deadline: 6000, fetch }).catch(ended);
    await vi.advanceTimersByTimeAsync(5999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('ends a read even if fetch ignores its signal', async () => {
    const deaf = () => new Promise<Response>(() => {});
    await expect(readRopes({ deadline: 50, fetch: deaf })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });
});

test('a response in chunks that split characters is complete', async () => {
  // Each character of three bytes is split between chunks.
  service.fail('v1/house', { kind: 'sliced', size: 2, ms: 0 });
  const gallery = { path: 'custom/v1/house', query: { _fields: 'name,gallery' } };
  const { content } = await read(
    { ...sources.house, request: () => gallery },
    {},
    { base: service.url, deadline: 60_000 },
  );
  expect(JSON.stringify(content)).toContain('A diver’s helmet');
  expect(JSON.stringify(content)).not.toContain('\ufffd');
});

test('a service with changing failures is read in the end', async () => {
  speedUpTime();
  service.fail('exhibitions/ropes', [{ kind: 'reset' }, busy, { kind: 'latency', ms: 0 }]);
  await expect(readRopes()).resolves.toMatchObject({ issues: [] });
});

test('aborting ends a read at once, with the reason of the signal', async () => {
  service.fail('exhibitions/ropes', { kind: 'hang' });
  const controller = new AbortController();
  const reading = readRopes({ signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  await expect(readRopes({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('aborting ends the delay before a retry', async () => {
  service.fail('exhibitions/ropes', { kind: 'status', status: 429, retryAfter: '8' });
  const controller = new AbortController();
  const reading = readRopes({ signal: controller.signal });
  setTimeout(() => controller.abort(), 100);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

test('an unreachable service is a network error', async () => {
  speedUpTime();
  const gone = await startMuseumService();
  await gone.close();
  await expect(readRopes({ base: gone.url })).rejects.toMatchObject({ kind: 'network' });
});

test('without a content service nothing is requested', async () => {
  await expect(readRopes({ base: undefined })).rejects.toMatchObject({
    kind: 'not-configured',
    message: 'WordPress API not configured - using fallback data',
  });
});

test('another origin receives Accept only, so that no preflight request is needed', async () => {
  await readRopes();
  expect(service.lastHeaders.accept).toBe('application/json');
  expect(service.lastHeaders['content-type']).toBeUndefined();
});

test.each(['', 'https://content.example', 'https://content.example/blog'])(
  'base %j makes the right URL',
  async (base) => {
    const seen: [unknown, RequestInit | undefined][] = [];
    const fetch = (url: unknown, init?: RequestInit) => {
      seen.push([url, init]);
      return Promise.resolve(Response.json({ title: 'x' }));
    };
    await readRopes({ base, fetch });
    expect(seen[0]?.[0]).toBe(`${base}/wp-json/custom/v1/exhibitions/ropes`);
    expect(new Headers(seen[0]?.[1]?.headers).has('content-type')).toBe(base === '');
  },
);

describe('a contact message', () => {
  const message = {
    key: '0123456789abcdef',
    texts: { name: 'A', email: 'a@b.example', message: 'Hello', phone: '0123456789' },
  };
  const send = (more: Partial<CallOptions> = {}) =>
    sendContactMessage(message, {
      base: service.url,
      deadline: 10_000,
      formPath: wordpress().formPath,
      ...more,
    });

  test('is posted as JSON and accepted with 200', async () => {
    await expect(send()).resolves.toBeUndefined();
    expect(service.requests).toEqual(['POST /wp-json/custom/v1/store_form_data']);
    expect(service.lastHeaders['content-type']).toBe('application/json');
  });

  test.each([201, 204, 400, 500])('is not accepted with %i, and not sent again', async (status) => {
    service.fail('store_form_data', { kind: 'status', status });
    await expect(send()).rejects.toMatchObject({ kind: 'http', status });
    expect(service.requests).toHaveLength(1);
  });

  test('fails if the service hangs, resets the connection or is not configured', async () => {
    service.fail('store_form_data', [{ kind: 'hang' }, { kind: 'reset' }]);
    await expect(send({ deadline: 60 })).rejects.toMatchObject({ kind: 'timeout' });
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
    await expect(send({ base: undefined })).rejects.toMatchObject({ kind: 'not-configured' });
  });
});
