import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sources } from '../../../../src/sources/source-registry.ts';
import { decodeBody } from '../../src/content/read.ts';
import { installSanitiser } from '../../src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { openKeptFiles } from '../../src/node/output/kept-files.ts';
import { type ContentReader, createContentReader } from '../../src/pipeline/reading/content-reader.ts';
import type { KeptContent } from '../../src/pipeline/reading/kept-content.ts';
import type { ReadResult } from '../../src/pipeline/reading/read-result.ts';
import { startFaultyService } from '../content/content-fixture.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';

let service: FaultyService;
let folder: string;

beforeEach(async () => {
  installSanitiser(sanitiseHtml);
  service = await startFaultyService();
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.close();
});

const keptFor = (base: string | undefined): KeptContent =>
  openKeptFiles({ folder: path.join(folder, 'kept'), staging: path.join(folder, 'staged'), base });

/** The reader of a build. `commit` ends the build with success. */
function openBuild(base: string | undefined = service.url, deadline = 2_000, allowShrink = false) {
  const kept = keptFor(base);
  const reader = createContentReader({ base, deadline, kept, allowShrink });
  return { reader, commit: () => kept.commit() };
}

const openReader = (base?: string, deadline?: number) => openBuild(base, deadline).reader;

/** Runs a build that succeeds. */
async function keep(...reads: [name: keyof typeof sources, params: unknown][]): Promise<ReadResult[]> {
  const { reader, commit } = openBuild();
  const results = await Promise.all(reads.map(([name, params]) => reader.read(name, sources[name], params)));
  commit();
  return results;
}

const textsOf = (reader: ContentReader) => reader.warnings.map(({ text }) => text);
const post = { slug: 'replacing-the-lift' };

describe('the content reader of a build', () => {
  it('sends equal requests once', async () => {
    const reader = openReader();
    const [one, other] = await Promise.all([
      reader.read('post', sources.post, post),
      reader.read('post', sources.post, { ...post }),
    ]);
    expect(service.requests).toHaveLength(1);
    expect(other).toBe(one);
    expect(one.digest).toEqual(expect.any(String));
    expect(textsOf(reader)).toEqual([]);
  });

  it('decodes a response again only if it differs from that of the previous build', async () => {
    const first = openBuild();
    const before = await first.reader.read('post', sources.post, post);
    first.commit();
    const { records } = first.reader.log;
    const decoded: string[] = [];
    const nextBuild = () =>
      createContentReader({
        base: service.url,
        deadline: 2_000,
        kept: keptFor(service.url),
        earlier: { last: (key) => records.get(key), unchanged: () => undefined, someOf: () => [] },
        decode: (source, body) => {
          decoded.push(source);
          return decodeBody(sources.post, body, { base: service.url });
        },
      });

    const same = nextBuild();
    expect(await same.read('post', sources.post, post)).toEqual(before);
    expect([...same.log.records]).toEqual([...records]);
    expect(decoded).toEqual([]);

    const response = await fetch(`${service.url}/wp-json/custom/v1/get-post-detail/${post.slug}`);
    service.fail('', { kind: 'shape', body: { ...(await response.json()), hero_heading: 'Another title' } });
    const { content } = await nextBuild().read('post', sources.post, post);
    expect(content).toMatchObject({ hero_heading: 'Another title' });
    expect(decoded).toEqual(['post']);
  });

  it('uses the content of an earlier build when the service fails, with a warning', async () => {
    const [before] = await keep(['post', post]);
    service.fail('', { kind: 'status', status: 403 });
    const reader = openReader();
    const now = await reader.read('post', sources.post, post);
    expect(now.content).toEqual(before?.content);
    expect(now.error).toBeUndefined();
    // The digest would claim that this is the current response.
    expect(now.digest).toBeUndefined();
    expect(textsOf(reader)).toEqual([expect.stringContaining('content of an earlier build is used')]);
  });

  it('warns when there is no kept content', async () => {
    service.fail('', { kind: 'html' });
    const reader = openReader();
    expect((await reader.read('post', sources.post, post)).error?.kind).toBe('invalid');
    expect(textsOf(reader)).toEqual([expect.stringContaining('nothing is kept from an earlier build')]);
  });

  it('keeps the content of each service separately', async () => {
    await keep(['post', post]);
    const other = await startFaultyService();
    other.fail('', { kind: 'status', status: 403 });
    const result = await openReader(other.url).read('post', sources.post, post);
    await other.close();
    expect(result.error?.kind).toBe('http');
  });

  it('uses kept content when the service has no such route, as while its plugin is deactivated', async () => {
    const [before] = await keep(['post', post]);
    service.fail('', { kind: 'status', status: 404, code: 'rest_no_route' });
    const reader = openReader();
    expect((await reader.read('post', sources.post, post)).content).toEqual(before?.content);
    expect(textsOf(reader)).toEqual([expect.stringContaining('content of an earlier build is used')]);
    // Without the route, nobody knows whether the entry exists.
    const unknown = await reader.read('post', sources.post, { slug: 'never-there' });
    expect(unknown.error).toMatchObject({ kind: 'http', status: 404 });
  });

  it('stops sending requests to a service that does not respond, with one warning', async () => {
    await keep(['post', post]);
    service.heal();
    service.fail('', { kind: 'hang' });
    const reader = openReader(service.url, 200);
    const first = await reader.read('service', sources.service, { slug: 'pmo' });
    const kept = await reader.read('post', sources.post, post);
    const last = await reader.read('posts', sources.posts, {});
    expect(service.requests).toHaveLength(1);
    expect([first.error?.kind, kept.error, last.error?.kind]).toEqual(['timeout', undefined, 'timeout']);
    expect(textsOf(reader)).toEqual([
      expect.stringMatching(
        /^The content service at http:\/\/127\.0\.0\.1:\d+ does not answer; kept content of \d{4}-\d\d-\d\d is used for 1 request, 2 have none$/,
      ),
    ]);
  });

  it('continues once the service has responded, with a warning for each failed request', async () => {
    service.fail('/posts', { kind: 'hang' });
    service.fail('/services/pmo', { kind: 'latency', ms: 400 });
    const reader = openReader(service.url, 1_000);
    const slow = reader.read('service', sources.service, { slug: 'pmo' });
    const silent = reader.read('latest-posts', sources['latest-posts'], { per_page: 2 });
    expect((await slow).content).toBeDefined();
    expect((await silent).error?.kind).toBe('timeout');
    expect((await reader.read('post', sources.post, post)).content).toBeDefined();
    expect(textsOf(reader)).toEqual([
      expect.stringMatching(/^latest-posts: could not be read, .+wp\/v2\/posts/),
    ]);
  });

  it('counts an error of the service as a response', async () => {
    service.fail('', { kind: 'hang' });
    service.fail('', { kind: 'status', status: 403 }, 1);
    const reader = openReader(service.url, 200);
    await reader.read('post', sources.post, post);
    await reader.read('posts', sources.posts, {});
    await reader.read('service', sources.service, { slug: 'pmo' });
    expect(service.requests).toHaveLength(3);
    expect(reader.warnings).toHaveLength(3);
  });

  it('reports each dropped value with its path', async () => {
    const entry = { id: 1, title: 'A', slug: 'a' };
    service.fail('', { kind: 'shape', body: [{ ...entry, id: 'no number' }, entry] });
    const reader = openReader();
    const result = await reader.read('posts', sources.posts, {});
    expect(result.hasIssues).toBe(true);
    expect(textsOf(reader)[0]).toMatch(/^posts: 0\.id: expected .+, found .+ \(GET \/wp-json\//);
  });

  it('keeps no content of a build that fails', async () => {
    await openReader().read('post', sources.post, post);
    service.fail('', { kind: 'status', status: 403 });
    expect((await openReader().read('post', sources.post, post)).error?.kind).toBe('http');
  });

  it('sends no request and has no warning if no service is configured', async () => {
    const reader = createContentReader({ base: undefined, deadline: 2_000, kept: keptFor(undefined) });
    expect((await reader.read('post', sources.post, post)).error?.kind).toBe('not-configured');
    expect(textsOf(reader)).toEqual([]);
    expect(service.requests).toEqual([]);
  });
});

describe('an entry that the service does not have', () => {
  const gone = { kind: 'status', status: 404, code: 'rest_not_found' } as const;

  it('counts as deleted when the service returns another post in the same build', async () => {
    await keep(['post', post]);
    service.fail(`get-post-detail/${post.slug}`, gone);
    const { reader } = openBuild();
    // The order does not matter: all responses of the build count.
    await reader.read('post', sources.post, post);
    await reader.read('post', sources.post, { slug: 'what-the-adjuster-knows' });
    const result = await reader.read('post', sources.post, post);
    expect(result).toMatchObject({ error: { kind: 'not-found' } });
    expect(result.content).toBeUndefined();
  });

  it.each([
    ['nothing else', ''],
    ['the list of posts and a service, but no post', 'get-post-detail'],
  ])('does not count as deleted while the service returns %s', async (_, missing) => {
    const [before] = await keep(['post', post]);
    service.fail(missing, gone);
    const { reader } = openBuild();
    await reader.read('posts', sources.posts, {});
    await reader.read('service', sources.service, { slug: 'security' });
    const result = await reader.read('post', sources.post, post);
    expect(result.content).toEqual(before?.content);
    expect(result.digest).toBeUndefined();
    expect(textsOf(reader).at(-1)).toMatch(/^post: the content service has no such entry .+ is used\./);
  });

  it('does not count as deleted while its collection is empty', async () => {
    const study = { slug: 'large-vitamin-retailer' };
    const [before] = await keep(['case-study', study]);
    service.fail('wp/v2/case-studies', { kind: 'shape', body: [] });
    const { reader } = openBuild();
    await reader.read('posts', sources.posts, {});
    expect((await reader.read('case-study', sources['case-study'], study)).content).toEqual(before?.content);
    expect(textsOf(reader)).toEqual([
      expect.stringContaining('returned no other entry of its collection either'),
    ]);
  });

  it('counts as deleted when its collection has others', async () => {
    await keep(['case-study', { slug: 'large-vitamin-retailer' }]);
    service.fail('slug=large-vitamin-retailer', { kind: 'shape', body: [] });
    const { reader } = openBuild();
    await reader.read('case-studies', sources['case-studies'], { per_page: 6 });
    const result = await reader.read('case-study', sources['case-study'], {
      slug: 'large-vitamin-retailer',
    });
    expect(result.error?.kind).toBe('not-found');
  });

  it('counts as deleted when the build is allowed to shrink', async () => {
    await keep(['post', post]);
    service.fail('', gone);
    const { reader } = openBuild(service.url, 2_000, true);
    expect((await reader.read('post', sources.post, post)).error?.kind).toBe('not-found');
  });
});

describe('content that is worse than that of an earlier build', () => {
  const bad = { id: 'x', title: 'Bad', slug: 'b' };
  const worse: [string, keyof typeof sources, unknown, unknown, RegExp][] = [
    ['an empty list', 'posts', {}, [], /is an empty array instead of an array of \d+/],
    [
      'a list of bad entries',
      'posts',
      {},
      [bad, { ...bad, slug: 'c' }],
      /could not be read, so the content of/,
    ],
    ['a list of empty entries', 'posts', {}, [{}, null], /could not be read, so the content of/],
    ['an object in place of a list', 'posts', {}, {}, /could not be read, so the content of/],
    ['a list of case studies that is empty', 'case-studies', { per_page: 6 }, [], /is an empty array/],
    ['little more than a title', 'company', {}, { title: 7 }, /lacks most of its content/],
    ['a title, and lists that are empty', 'company', {}, { title: 'C', core: [], awards: [] }, /lacks most/],
    [
      'an object that does not fit',
      'company',
      {},
      { title: 'C', hero_image: 7 },
      /does not fit \(hero_image: /,
    ],
    ['an empty object', 'company', {}, {}, /could not be read, so the content of/],
    ['null', 'homepage', {}, null, /could not be read, so the content of/],
    ['an entry without its text', 'post', post, { hero_heading: 'P' }, /lacks most of its content/],
    ['an empty entry', 'post', post, {}, /could not be read, so the content of/],
  ];

  it.each(worse)('is not used: %s', async (_, name, params, body, warning) => {
    const [before] = await keep([name, params]);
    service.fail('', { kind: 'shape', body });
    const { reader, commit } = openBuild();
    const now = await reader.read(name, sources[name], params);
    expect(now.content).toEqual(before?.content);
    expect(now.digest).toBeUndefined();
    expect(textsOf(reader)).toEqual([expect.stringMatching(warning)]);
    // The next build does not use it either.
    commit();
    service.fail('', { kind: 'html' });
    expect((await openReader().read(name, sources[name], params)).content).toEqual(before?.content);
  });

  it('is used when the build is allowed to shrink', async () => {
    await keep(['posts', {}]);
    service.fail('', { kind: 'shape', body: [] });
    const { reader } = openBuild(service.url, 2_000, true);
    expect((await reader.read('posts', sources.posts, {})).content).toEqual([]);
    expect(textsOf(reader)).toEqual([]);
  });

  it('is used when one item of a list is bad, which is reported', async () => {
    const good = { id: 1, title: 'Good', slug: 'good' };
    service.fail('get-all-posts', { kind: 'shape', body: [good, { ...good, id: 2 }] }, 1);
    await keep(['posts', {}]);
    service.heal();
    service.fail('get-all-posts', { kind: 'shape', body: [good, { ...good, id: 'x' }, { ...good, id: 3 }] });
    const { reader } = openBuild();
    expect((await reader.read('posts', sources.posts, {})).content).toHaveLength(2);
    expect(textsOf(reader)).toEqual([expect.stringMatching(/^posts: 1\.id: expected /)]);
  });
});
