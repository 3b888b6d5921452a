// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContentError } from '../../src/content/content-error.ts';
import { digest } from '../../src/content/digest.ts';
import { requestKey } from '../../src/content/requests/request-key.ts';
import type { CachedContent } from '../../src/render/document/hydration-payload.ts';
import type { SourceTable } from '../../src/render/document/page-module.ts';
import type { ContentRead } from '../../src/render/queries/content-service.ts';
import { FailedAttempt } from '../../src/render/queries/failed-attempt.ts';
import { createHttpContentService } from '../../src/render/queries/http-content-service.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { sources } from '../sites/museum-code.ts';
import { startMuseumService } from '../sites/museum-service.ts';

const key = requestKey(sources.articles, {});
const entries = [{ id: 1, title: 'One', slug: 'one', excerpt: '', featured_image: { src: '/a.png' } }];
let service: FaultyService;
let loads: number;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  service = await startMuseumService();
  loads = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
});

const wanted: ContentRead = {
  key,
  source: 'articles',
  params: {},
  loadSources: async (): Promise<SourceTable> => {
    loads += 1;
    return { articles: sources.articles };
  },
  fromDocument: false,
  cached: undefined,
  failure: undefined,
};
/** A read with cached entries from a response with this body. */
const withCache = (body: unknown, issues: CachedContent['issues'] = []): ContentRead => ({
  ...wanted,
  cached: { content: entries, issues, digest: digest(JSON.stringify(body)) },
});
const respond = (body: unknown) => service.fail('', { kind: 'shape', body });
const open = (deadline = 5_000, contentBase = service.url) =>
  createHttpContentService({ settings: { contentBase }, deadline });
describe('content of the payload', () => {
  it('does not load the code that reads if the response is the same', async () => {
    // jsdom does not have Web Crypto.
    vi.stubGlobal('crypto', webcrypto);
    onTestFinished(() => void vi.unstubAllGlobals());
    respond(entries);
    const read = withCache(entries);
    expect(await open().read(read)).toBe(read.cached);
    expect(loads).toBe(0);
    expect(service.requests).toEqual([key]);
  });

  it('is replaced by changed content, with one request', async () => {
    respond([{ ...entries[0], title: 'Another' }]);
    const { content } = await open().read(withCache(entries));
    expect(content).toMatchObject([{ title: 'Another' }]);
    expect(loads).toBe(1);
    expect(service.requests).toEqual([key]);
  });

  it('is kept if the new content is empty', async () => {
    respond([]);
    expect((await open().read(withCache(entries))).content).toEqual(entries);
  });

  it('is kept if more than one new item is bad', async () => {
    const bad = { id: 'not a number', title: 'Two', slug: 'two' };
    respond([{ ...entries[0], title: 'Another' }, bad, { ...bad, slug: 'three' }]);
    expect((await open().read(withCache(entries))).content).toEqual(entries);
  });

  it('is replaced by a list with one bad item', async () => {
    respond([
      { ...entries[0], title: 'Another' },
      { id: 'not a number', title: 'Two', slug: 'two' },
    ]);
    expect((await open().read(withCache(entries))).content).toMatchObject([{ title: 'Another' }]);
  });

  it('is replaced by good content if it has issues itself', async () => {
    respond([{ ...entries[0], title: 'Whole' }]);
    const issues = [{ path: '', expected: '', found: '' }];
    expect((await open().read(withCache([], issues))).content).toMatchObject([{ title: 'Whole' }]);
  });
});

describe('a read', () => {
  it('rejects with the kind of the failure, by the deadline', async () => {
    service.fail('', { kind: 'hang' });
    await expect(open(200).read(wanted)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('has one deadline for both comparing and decoding the response', async () => {
    service.fail('', { kind: 'stall' });
    await expect(open(300).read(withCache(entries))).rejects.toMatchObject({ kind: 'timeout' });
    expect(service.requests).toHaveLength(1);
  });

  it('sends one request for each attempt, even if the connection breaks', async () => {
    service.fail('', { kind: 'reset' });
    await expect(open().read(withCache(entries))).rejects.toBeInstanceOf(FailedAttempt);
    expect(service.requests).toHaveLength(1);
  });

  it('has one deadline for all of its attempts', async () => {
    service.fail('', [{ kind: 'status', status: 503 }, { kind: 'hang' }]);
    const reader = open(1_000);
    await expect(reader.read(wanted)).rejects.toBeInstanceOf(FailedAttempt);
    const late = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 990);
    await expect(reader.read(wanted)).rejects.toMatchObject({ kind: 'timeout' });
    late.mockRestore();
  });

  it('has a new deadline and new retries after it has ended', async () => {
    service.fail('', [{ kind: 'status', status: 401 }]);
    const reader = open();
    await expect(reader.read(wanted)).rejects.toMatchObject({ kind: 'http' });
    service.fail('', { kind: 'status', status: 503 });
    for (let retries = 0; retries < 3; retries += 1)
      await expect(reader.read(wanted)).rejects.toBeInstanceOf(FailedAttempt);
    await expect(reader.read(wanted)).rejects.toMatchObject({ kind: 'http', status: 503 });
  });

  it('ends when the visitor leaves the page, unless the next page needs it', async () => {
    service.fail('', { kind: 'hang' });
    const reader = open();
    let leave = reader.retain([key]);
    let hasEnded = false;
    const reading = reader.read(wanted).catch(() => {
      hasEnded = true;
    });
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    leave();
    leave = reader.retain(['GET /other', key]);
    await Promise.resolve();
    expect(hasEnded).toBe(false);
    leave();
    await reading;
    expect(hasEnded).toBe(true);
  });

  it('is reported when it fails, with its request', async () => {
    const reported = vi.fn();
    addEventListener('pagewright:report', reported, { once: true });
    service.fail('', { kind: 'status', status: 403 });
    await expect(open().read(wanted)).rejects.toMatchObject({ kind: 'http', status: 403 });
    expect(reported.mock.calls[0]?.[0].detail).toMatchObject({ about: 'content-not-read', query: key });
  });

  it('fails as a network error if its code cannot be loaded', async () => {
    const broken = { ...wanted, loadSources: () => Promise.reject(new TypeError('Failed to fetch module')) };
    await expect(open().read(broken)).rejects.toMatchObject({ kind: 'network' });
  });

  it('does not restore a removed entry if it fails', async () => {
    const gone = new ContentError('not-found', 'HTTP error! status: 404', 404);
    service.fail('', { kind: 'status', status: 400 });
    await expect(open().read({ ...wanted, failure: gone })).rejects.toBe(gone);
  });
});

describe('the service', () => {
  it('is configured with a base URL, which is empty for its own origin', () => {
    expect(open().placeOf(key)).toEqual({ contentBase: service.url });
    expect(open(1_000, '').placeOf(key)).toEqual({ contentBase: '' });
    expect(createHttpContentService({ settings: {}, deadline: 1 }).placeOf(key)).toEqual({});
  });
});

describe('a further service', () => {
  const shows = { ...sources.articles, service: 'tickets' };
  const showsKey = requestKey(shows, {});
  const ask = (settings: Parameters<typeof createHttpContentService>[0]['settings']) => {
    const content = createHttpContentService({ settings, deadline: 5_000 });
    return {
      content,
      read: () => content.read({ ...wanted, key: showsKey, loadSources: async () => ({ articles: shows }) }),
    };
  };

  it('is read at its own base URL, although its path is the same', async () => {
    const tickets = await startMuseumService();
    onTestFinished(() => tickets.close());
    tickets.fail('', { kind: 'shape', body: [{ ...entries[0], title: 'A show' }] });
    respond(entries);
    const { content, read } = ask({
      contentBase: service.url,
      services: { tickets: { contentBase: tickets.url } },
    });
    expect(await read()).toMatchObject({ content: [{ title: 'A show' }] });
    expect(await content.read(wanted)).toMatchObject({ content: [{ title: 'One' }] });
    expect(tickets.requests).toEqual(service.requests);
  });

  it('is not configured if the settings do not have it, and closed if browsers cannot read it', async () => {
    const { content, read } = ask({ contentBase: service.url, services: { tickets: {} } });
    expect([content.placeOf(key).contentBase, content.placeOf(showsKey).contentBase]).toEqual([
      service.url,
      undefined,
    ]);
    await expect(read()).rejects.toMatchObject({ kind: 'not-configured' });
    const closed = ask({
      contentBase: service.url,
      services: { tickets: { contentBase: '', isClosed: true } },
    });
    expect([closed.content.placeOf(key).isClosed, closed.content.placeOf(showsKey).isClosed]).toEqual([
      undefined,
      true,
    ]);
    await closed.read().catch(() => {});
    expect(service.requests).toEqual([]);
  });
});
