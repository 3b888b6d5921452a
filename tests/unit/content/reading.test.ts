import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallOptions } from '../../../packages/pagewright/src/content/content-service-call.ts';
import { systemClock } from '../../../packages/pagewright/src/content/deadline.ts';
import { read } from '../../../packages/pagewright/src/content/read.ts';
import { sendContactMessage } from '../../../packages/pagewright/src/content/send-contact-message.ts';
import { wordpress } from '../../../packages/pagewright-wordpress/src/wordpress.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import type { Fault } from '../../fixtures/faulty-service/faults.ts';
import type { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';
import { fastClock, startFaultyService } from './content-fixture.ts';

let service: FaultyService;

beforeAll(async () => {
  service = await startFaultyService();
});
beforeEach(() => service.heal());
afterAll(() => service.close());

function readPmo(options: Partial<CallOptions> = {}) {
  return read(
    sources.service,
    { slug: 'pmo' },
    { base: service.url, deadline: 10_000, clock: fastClock, random: () => 0, ...options },
  );
}

const busy = { kind: 'status', status: 503 } as const;

describe('a fault that may pass', () => {
  const passing: [string, Fault][] = [
    ['a reset', { kind: 'reset' }],
    ['an answer cut off', { kind: 'cut-off' }],
    ['status 408', { kind: 'status', status: 408 }],
    ['status 429', { kind: 'status', status: 429 }],
    ['status 500', { kind: 'status', status: 500 }],
    ['status 503', busy],
  ];

  test.each(passing)('is tried again after %s', async (_, fault) => {
    service.fail('services/pmo', fault, 3);
    await expect(readPmo()).resolves.toMatchObject({ issues: [] });
    expect(service.requests).toHaveLength(4);
  });

  test('is tried again three times at most', async () => {
    service.fail('services/pmo', busy);
    await expect(readPmo()).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      message: 'HTTP error! status: 503',
    });
    expect(service.requests).toHaveLength(4);
  });

  test('is tried again at growing, jittered distances', async () => {
    const times: number[] = [];
    const clock = {
      now: () => 0,
      after(ms: number, act: () => void) {
        if (ms < 10_000) times.push(ms);
        const timer = setTimeout(act, ms < 10_000 ? 0 : 10_000);
        return () => clearTimeout(timer);
      },
    };
    service.fail('services/pmo', busy);
    const random = [0, 1, 0.5].values();
    await expect(readPmo({ clock, random: () => random.next().value ?? 0 })).rejects.toThrow();
    expect(times).toEqual([200, 800, 1200]);
  });
});

describe('Retry-After', () => {
  test.each([
    ['in seconds', () => '2'],
    ['as a date', () => new Date(fastClock.now() + 3000).toUTCString()],
  ])('%s is waited for', async (_, value) => {
    service.fail('services/pmo', { kind: 'status', status: 429, retryAfter: value() }, 1);
    const before = fastClock.now();
    await readPmo();
    expect(fastClock.now() - before).toBeGreaterThanOrEqual(1900);
  });

  test('beyond the deadline is not waited for: the failure is told at once', async () => {
    service.fail('services/pmo', { kind: 'status', status: 503, retryAfter: '3600' });
    const before = fastClock.now();
    await expect(readPmo()).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(fastClock.now() - before).toBeLessThan(5000);
    expect(service.requests).toHaveLength(1);
  });
});

describe('a fault that stays', () => {
  const staying: [string, Fault, object][] = [
    ['status 400', { kind: 'status', status: 400 }, { kind: 'http', status: 400 }],
    ['status 401', { kind: 'status', status: 401 }, { kind: 'http', status: 401 }],
    ['status 404', { kind: 'status', status: 404 }, { kind: 'not-found', status: 404 }],
    ['HTML in place of JSON', { kind: 'html' }, { kind: 'invalid' }],
    ['JSON under another type', { kind: 'type', type: 'text/plain' }, { kind: 'invalid' }],
    ['JSON that ends in the middle', { kind: 'truncated' }, { kind: 'invalid' }],
    ['an answer of another form', { kind: 'shape', body: [1, 2] }, { kind: 'invalid' }],
    ['an answer without what is needed', { kind: 'shape', body: { banner_text: 'x' } }, { kind: 'invalid' }],
    ['an answer of nothing', { kind: 'shape', body: null }, { kind: 'invalid' }],
    [
      'an answer too long',
      { kind: 'oversized', bytes: 2_200_000 },
      {
        kind: 'invalid',
        message: 'The content service gave an answer that is too long: more than 2097152 bytes',
      },
    ],
  ];

  test.each(staying)('is not tried again: %s', async (_, fault, error) => {
    service.fail('services/pmo', fault);
    await expect(readPmo()).rejects.toMatchObject({ name: 'ContentError', ...error });
    expect(service.requests).toHaveLength(1);
  });
});

describe('status 404', () => {
  const type = 'application/json; charset=UTF-8';
  const restError = (code: unknown) => JSON.stringify({ code, message: 'M', data: { status: 404 } });

  test.each(['rest_not_found', 'rest_post_invalid_id'])(
    'means that the entry does not exist when the service itself says %s',
    async (code) => {
      service.fail('services/pmo', { kind: 'raw', status: 404, type, body: restError(code) });
      await expect(readPmo()).rejects.toMatchObject({ kind: 'not-found', status: 404 });
    },
  );

  test.each<[string, string, string]>([
    ['has no such route, as while a plugin is off', type, restError('rest_no_route')],
    ['is a page of HTML', 'text/html', '<!doctype html><title>Not found</title>'],
    ['is empty', type, ''],
    ['has no type and no body', '', ''],
    ['is JSON under the type of HTML', 'text/html', restError('rest_not_found')],
    ['is the JSON of a proxy', type, '{"error":"not found"}'],
    ['has a code that is a number', type, restError(404)],
    ['has a blank code', type, restError(' ')],
    ['is a list', type, `[${restError('rest_not_found')}]`],
    ['is null', type, 'null'],
    ['is cut off', type, restError('rest_not_found').slice(0, -9)],
    ['is too long', type, `{"code":"rest_not_found","message":"${'a'.repeat(100_000)}"}`],
  ])('is a failure of the service when its answer %s', async (_, contentType, body) => {
    service.fail('services/pmo', { kind: 'raw', status: 404, type: contentType, body });
    await expect(readPmo()).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      message: 'HTTP error! status: 404',
    });
    expect(service.requests).toHaveLength(1);
  });
});

describe('status 400', () => {
  const type = 'application/json; charset=UTF-8';
  const answered = (code: string, params?: object) =>
    service.fail('wp/v2/case-studies', {
      kind: 'raw',
      status: 400,
      type,
      body: JSON.stringify({ code, message: 'M', data: { status: 400, params } }),
    });
  const readPage = () =>
    read(sources['case-studies'], { per_page: 6, page: '7' }, { base: service.url, deadline: 10_000 });

  test.each<[string, object | undefined]>([
    ['rest_post_invalid_page_number', undefined],
    ['rest_invalid_param', { page: 'page must be greater than or equal to 1' }],
  ])('means that a list has no such page when the service says %s', async (code, params) => {
    answered(code, params);
    await expect(readPage()).rejects.toMatchObject({ kind: 'not-found', status: 400 });
  });

  test.each<[string, object | undefined]>([
    ['rest_invalid_param', { per_page: 'too many' }],
    ['rest_invalid_param', { page: 'none', per_page: 'too many' }],
    ['rest_invalid_param', undefined],
    ['rest_forbidden', undefined],
  ])('is a failure of the service otherwise: %s %o', async (code, params) => {
    answered(code, params);
    await expect(readPage()).rejects.toMatchObject({ kind: 'http', status: 400 });
  });
});

describe('an answer that is no content', () => {
  test.each<[string, unknown]>([
    ['items that miss what they need', [{ id: 1 }, { title: 'B' }]],
    ['items of another form', ['a', 7, [1]]],
    ['empty items', [{}, null, []]],
  ])('is a list that has nothing but %s', async (_, body) => {
    service.fail('get-all-posts', { kind: 'shape', body });
    await expect(read(sources.posts, {}, { base: service.url, deadline: 10_000 })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('none of them can be used'),
    });
  });

  test('is not an empty list', async () => {
    service.fail('get-all-posts', { kind: 'shape', body: [] });
    await expect(read(sources.posts, {}, { base: service.url, deadline: 10_000 })).resolves.toEqual({
      content: [],
      issues: [],
    });
  });

  test('is told with everything that is wrong with it', async () => {
    service.fail('services/pmo', { kind: 'shape', body: { banner_text: 'Words', hero_image: 17 } });
    await expect(readPmo()).rejects.toThrow(
      /\(hero_image: expected a picture .+, found 17; hero_heading: expected a value, found nothing\)$/,
    );
  });

  test('is told with the first five of many faults, and with how many there are more', async () => {
    const services_in_service_data = Array.from({ length: 9 }, () => 'no group');
    service.fail('services/pmo', { kind: 'shape', body: { services_in_service_data } });
    const told = await readPmo().catch(String);
    expect(told).toContain('services_in_service_data.4: expected an object, found “no group”');
    expect(told).not.toContain('services_in_service_data.5');
    expect(told).toContain('; and 5 more)');
  });
});

describe('the deadline', () => {
  test.each<[string, Fault]>([
    ['a service that never answers', { kind: 'hang' }],
    ['an answer that stops in the middle', { kind: 'stall' }],
    ['an answer that is later', { kind: 'latency', ms: 5000 }],
    ['an answer that drips', { kind: 'sliced', size: 1, ms: 5 }],
  ])('ends %s', async (_, fault) => {
    service.fail('services/pmo', fault);
    const before = Date.now();
    await expect(readPmo({ clock: systemClock, deadline: 250 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(Date.now() - before).toBeLessThan(1500);
  });

  test('covers all retries together', async () => {
    service.fail('services/pmo', [busy, { kind: 'hang' }]);
    const before = fastClock.now();
    await expect(readPmo({ deadline: 6000 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(fastClock.now() - before).toBeLessThan(12_000);
    expect(service.requests).toHaveLength(2);
  });

  test('ends a read even where fetch does not listen', async () => {
    const deaf = () => new Promise<Response>(() => {});
    await expect(readPmo({ clock: systemClock, deadline: 50, fetch: deaf })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });
});

test('an answer in pieces, characters broken between them, is whole', async () => {
  service.fail('services/pmo', { kind: 'sliced', size: 97, ms: 0 });
  const { content } = await readPmo();
  expect(JSON.stringify(content)).toContain('Daniel’s team');
  expect(JSON.stringify(content)).not.toContain('\ufffd');
});

test('a service that flaps is read in the end', async () => {
  service.fail('services/pmo', [{ kind: 'reset' }, busy, { kind: 'latency', ms: 0 }]);
  await expect(readPmo()).resolves.toMatchObject({ issues: [] });
});

test('an abort ends a read at once, with its own reason', async () => {
  service.fail('services/pmo', { kind: 'hang' });
  const controller = new AbortController();
  const reading = readPmo({ signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  await expect(readPmo({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('an abort ends the pause before a retry', async () => {
  service.fail('services/pmo', { kind: 'status', status: 429, retryAfter: '8' });
  const controller = new AbortController();
  const reading = readPmo({ signal: controller.signal, clock: systemClock });
  setTimeout(() => controller.abort(), 100);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

test('nobody there is a network fault', async () => {
  const gone = await startFaultyService();
  await gone.close();
  await expect(readPmo({ base: gone.url })).rejects.toMatchObject({ kind: 'network' });
});

test('without an address of a service nothing is asked', async () => {
  await expect(readPmo({ base: undefined })).rejects.toMatchObject({
    kind: 'not-configured',
    message: 'WordPress API not configured - using fallback data',
  });
});

test('another origin gets Accept alone, so that no preflight is needed', async () => {
  await readPmo();
  expect(service.lastHeaders.accept).toBe('application/json');
  expect(service.lastHeaders['content-type']).toBeUndefined();
});

test.each(['', 'https://content.example', 'https://content.example/blog'])(
  'base %j gives the right address',
  async (base) => {
    const seen: [unknown, RequestInit | undefined][] = [];
    const fetch = (url: unknown, init?: RequestInit) => {
      seen.push([url, init]);
      return Promise.resolve(Response.json({ hero_heading: 'x' }));
    };
    await readPmo({ base, fetch });
    expect(seen[0]?.[0]).toBe(`${base}/wp-json/custom/v1/services/pmo`);
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

  test('is posted as JSON and taken with 200', async () => {
    await expect(send()).resolves.toBeUndefined();
    expect(service.requests).toEqual(['POST /wp-json/custom/v1/store_form_data']);
    expect(service.lastHeaders['content-type']).toBe('application/json');
  });

  test.each([201, 204, 400, 500])('is not taken with %i, and not sent again', async (status) => {
    service.fail('store_form_data', { kind: 'status', status });
    await expect(send()).rejects.toMatchObject({ kind: 'http', status });
    expect(service.requests).toHaveLength(1);
  });

  test('is not taken by a service that hangs, is gone or is not there', async () => {
    service.fail('store_form_data', [{ kind: 'hang' }, { kind: 'reset' }]);
    await expect(send({ deadline: 60 })).rejects.toMatchObject({ kind: 'timeout' });
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
    await expect(send({ base: undefined })).rejects.toMatchObject({ kind: 'not-configured' });
  });
});
