// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestKey } from '../../../packages/pagewright/src/content/request-key.ts';
import { digest } from '../../../packages/pagewright/src/content/sanitising/digest.ts';
import { emptySeed, type Seed } from '../../../packages/pagewright/src/render/queries/content-service.ts';
import { createHttpContentService } from '../../../packages/pagewright/src/render/queries/http-content-service.ts';
import type { SourceTable } from '../../../packages/pagewright/src/render/routing/page-module.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import type { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';
import { startFaultyService } from '../content/content-world.ts';

const key = requestKey(sources.posts, {});
const entries = [{ id: 1, title: 'One', slug: 'one', excerpt: '', featured_image: { src: '/a.png' } }];
let service: FaultyService;
let loads: number;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  service = await startFaultyService();
  loads = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
});

const wanted = {
  key,
  source: 'posts',
  params: {},
  loadSources: async (): Promise<SourceTable> => {
    loads += 1;
    return { posts: sources.posts };
  },
};
const answer = (body: unknown) => service.fail('', { kind: 'shape', body });
const open = (seed: Seed = emptySeed, deadline = 5_000, base: string | undefined = service.url) =>
  createHttpContentService({ base, deadline, seed });
const seedOf = (body: unknown, faulty: readonly string[] = []): Seed => ({
  ...emptySeed,
  contents: { [key]: entries },
  digests: { [key]: digest(JSON.stringify(body)) },
  faulty,
});

describe('content that the page was made of', () => {
  it('needs no code that reads while the service answers the same', async () => {
    answer(entries);
    const { content } = await open(seedOf(entries)).read(wanted);
    expect(content).toBe(entries);
    expect(loads).toBe(0);
    expect(service.requests).toEqual([key]);
  });

  it('gives way to what has changed', async () => {
    answer([{ ...entries[0], title: 'Another' }]);
    const { content } = await open(seedOf(entries)).read(wanted);
    expect(content).toMatchObject([{ title: 'Another' }]);
    expect(loads).toBe(1);
  });

  it('stays where what arrives is empty', async () => {
    answer([]);
    expect((await open(seedOf(entries)).read(wanted)).content).toEqual(entries);
  });

  it('stays where more of what arrives is bad than one item', async () => {
    const bad = { id: 'no number', title: 'Two', slug: 'two' };
    answer([{ ...entries[0], title: 'Another' }, bad, { ...bad, slug: 'three' }]);
    expect((await open(seedOf(entries)).read(wanted)).content).toEqual(entries);
  });

  it('gives way to a list with one bad item', async () => {
    answer([
      { ...entries[0], title: 'Another' },
      { id: 'no number', title: 'Two', slug: 'two' },
    ]);
    expect((await open(seedOf(entries)).read(wanted)).content).toMatchObject([{ title: 'Another' }]);
  });

  it('gives way to anything good where it had faults itself', async () => {
    answer([{ ...entries[0], title: 'Whole' }]);
    expect((await open(seedOf([], [key])).read(wanted)).content).toMatchObject([{ title: 'Whole' }]);
  });

  it('is read again with the code once something newer is held', async () => {
    const reader = open(seedOf(entries));
    answer([{ ...entries[0], title: 'Newer' }]);
    await reader.read(wanted);
    answer(entries);
    expect((await reader.read(wanted)).content).toMatchObject([{ title: 'One' }]);
  });
});

describe('a read', () => {
  it('rejects with the kind of the failure, by the deadline', async () => {
    service.fail('', { kind: 'hang' });
    const began = performance.now();
    await expect(open(emptySeed, 200).read(wanted)).rejects.toMatchObject({ kind: 'timeout' });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('has one deadline for the look whether something changed and for the reading after it', async () => {
    service.fail('', { kind: 'hang' });
    const began = performance.now();
    await expect(open(seedOf(entries), 300).read(wanted)).rejects.toMatchObject({ kind: 'timeout' });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('ends when the last who needed it has gone, and not before', async () => {
    service.fail('', { kind: 'hang' });
    const reader = open();
    const leave = [reader.need(key), reader.need(key)];
    let hasEnded = false;
    const reading = reader.read(wanted).catch(() => {
      hasEnded = true;
    });
    leave[0]?.();
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    expect(hasEnded).toBe(false);
    leave[1]?.();
    await reading;
    expect(hasEnded).toBe(true);
  });

  it('is told when it fails, with its request', async () => {
    const told = vi.fn();
    addEventListener('pagewright:report', told, { once: true });
    service.fail('', { kind: 'status', status: 403 });
    await expect(open().read(wanted)).rejects.toMatchObject({ kind: 'http', status: 403 });
    expect(told.mock.calls[0]?.[0].detail).toMatchObject({ about: 'content-not-read', query: key });
  });

  it('fails in words where its code cannot be loaded', async () => {
    const broken = { ...wanted, loadSources: () => Promise.reject(new TypeError('Failed to fetch module')) };
    await expect(open().read(broken)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('the service', () => {
  it('is configured with an address, the empty one of its own origin included', () => {
    expect(open().isConfigured).toBe(true);
    expect(open(emptySeed, 1_000, '').isConfigured).toBe(true);
    expect(createHttpContentService({ base: undefined, deadline: 1, seed: emptySeed }).isConfigured).toBe(
      false,
    );
  });
});

describe('an entry that the service no longer has', () => {
  const postKey = requestKey(sources.post, { slug: 'one' });
  const post = {
    key: postKey,
    source: 'post',
    params: { slug: 'one' },
    loadSources: async (): Promise<SourceTable> => ({ post: sources.post }),
  };
  const gone = { kind: 'status', status: 404, code: 'rest_not_found' } as const;

  it('stays gone while the service fails, and is back when it answers again', async () => {
    const content = open();
    service.fail('', { kind: 'shape', body: { hero_heading: 'One', details: [[]] } });
    await content.read(post);
    service.fail('', gone);
    await expect(content.read(post)).rejects.toMatchObject({ kind: 'not-found' });
    service.fail('', { kind: 'status', status: 400 });
    await expect(content.read(post)).rejects.toMatchObject({ kind: 'not-found' });
    service.fail('', { kind: 'shape', body: { hero_heading: 'One again', details: [[]] } });
    expect((await content.read(post)).content).toMatchObject({ hero_heading: 'One again' });
  });
});
