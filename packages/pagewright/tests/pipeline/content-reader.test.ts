import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeBody } from '../../src/content/read.ts';
import { installSanitiser } from '../../src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { openKeptFiles } from '../../src/node/output/kept-files.ts';
import { type ContentReader, createContentReader } from '../../src/pipeline/reading/content-reader.ts';
import type { KeptContent } from '../../src/pipeline/reading/kept-content.ts';
import type { ReadResult } from '../../src/pipeline/reading/read-result.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { sources } from '../sites/museum-code.ts';
import { startMuseumService } from '../sites/museum-service.ts';

let service: FaultyService;
let folder: string;

beforeEach(async () => {
  installSanitiser(sanitiseHtml);
  service = await startMuseumService();
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.close();
});

const keptFor = (base: string | undefined): KeptContent =>
  openKeptFiles({
    folder: path.join(folder, 'kept'),
    staging: path.join(folder, 'staged'),
    baseOf: () => base,
  });

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
const article = { slug: 'a-mile-of-rope' };

describe('the content reader of a build', () => {
  it('sends equal requests once', async () => {
    const reader = openReader();
    const [one, other] = await Promise.all([
      reader.read('article', sources.article, article),
      reader.read('article', sources.article, { ...article }),
    ]);
    expect(service.requests).toHaveLength(1);
    expect(other).toBe(one);
    expect(one.digest).toEqual(expect.any(String));
    expect(textsOf(reader)).toEqual([]);
  });

  it('says that a source of another host needs a service of its own', async () => {
    const reader = openReader();
    const api = { ...sources.article.api, urlOf: () => 'https://tickets.example/events' };
    const { error } = await reader.read('article', { ...sources.article, api }, article);
    expect(error?.message).toBe(
      '"urlOf" must give a path, not https://tickets.example/events; another host needs "services"',
    );
    expect(textsOf(reader)).toEqual([
      expect.stringMatching(/\. Return a path .* declare it in "services" of pagewright\.config\.ts/),
    ]);
    expect(service.requests).toEqual([]);
  });

  it('decodes a response again only if it differs from the response in the previous build', async () => {
    const first = openBuild();
    const before = await first.reader.read('article', sources.article, article);
    first.commit();
    const { records } = first.reader.log;
    const decoded: string[] = [];
    const nextBuild = () =>
      createContentReader({
        base: service.url,
        deadline: 2_000,
        kept: keptFor(service.url),
        earlier: { last: (key) => records.get(key), unchanged: () => undefined },
        decode: (source, body) => {
          decoded.push(source);
          return decodeBody(sources.article, body, { base: service.url });
        },
      });

    const same = nextBuild();
    expect(await same.read('article', sources.article, article)).toEqual(before);
    expect([...same.log.records]).toEqual([...records]);
    expect(decoded).toEqual([]);

    const response = await fetch(`${service.url}/wp-json/custom/v1/article/${article.slug}`);
    service.fail('', { kind: 'shape', body: { ...(await response.json()), hero_heading: 'Another title' } });
    const { content } = await nextBuild().read('article', sources.article, article);
    expect(content).toMatchObject({ hero_heading: 'Another title' });
    expect(decoded).toEqual(['article']);
  });

  it('uses the content of an earlier build when the service fails, with a warning', async () => {
    const [before] = await keep(['article', article]);
    service.fail('', { kind: 'status', status: 403 });
    const reader = openReader();
    const now = await reader.read('article', sources.article, article);
    expect(now.content).toEqual(before?.content);
    expect(now.error).toBeUndefined();
    // The digest would wrongly mark this as the current response.
    expect(now.digest).toBeUndefined();
    expect(textsOf(reader)).toEqual([expect.stringContaining('content of an earlier build is used')]);
  });

  it('warns when there is no kept content', async () => {
    service.fail('', { kind: 'html' });
    const reader = openReader();
    expect((await reader.read('article', sources.article, article)).error?.kind).toBe('invalid');
    expect(textsOf(reader)).toEqual([expect.stringContaining('nothing is kept from an earlier build')]);
  });

  it('keeps the content of each service separately', async () => {
    await keep(['article', article]);
    const other = await startMuseumService();
    other.fail('', { kind: 'status', status: 403 });
    const result = await openReader(other.url).read('article', sources.article, article);
    await other.close();
    expect(result.error?.kind).toBe('http');
  });

  it('uses kept content when the service has no such route, as while its plugin is deactivated', async () => {
    const [before] = await keep(['article', article]);
    service.fail('', { kind: 'status', status: 404, code: 'rest_no_route' });
    const reader = openReader();
    expect((await reader.read('article', sources.article, article)).content).toEqual(before?.content);
    expect(textsOf(reader)).toEqual([expect.stringContaining('content of an earlier build is used')]);
    // Without the route, the service cannot say whether the entry exists.
    const unknown = await reader.read('article', sources.article, { slug: 'never-there' });
    expect(unknown.error).toMatchObject({ kind: 'http', status: 404 });
  });

  it('stops sending requests to a service that does not respond, with one warning', async () => {
    await keep(['article', article]);
    service.heal();
    service.fail('', { kind: 'hang' });
    const reader = openReader(service.url, 200);
    const first = await reader.read('exhibition', sources.exhibition, { slug: 'ropes' });
    const kept = await reader.read('article', sources.article, article);
    const last = await reader.read('articles', sources.articles, {});
    expect(service.requests).toHaveLength(1);
    expect([first.error?.kind, kept.error, last.error?.kind]).toEqual(['timeout', undefined, 'timeout']);
    expect(textsOf(reader)).toEqual([
      expect.stringMatching(
        /^The content service at http:\/\/127\.0\.0\.1:\d+ does not answer; kept content of \d{4}-\d\d-\d\d is used for 1 request, 2 have none$/,
      ),
    ]);
  });

  it('says for each request why a service cannot be reached, also for requests that it no longer sends', async () => {
    service.heal();
    service.fail('', { kind: 'reset' });
    const reader = openReader(service.url, 200);
    await reader.read('exhibition', sources.exhibition, { slug: 'ropes' });
    const sent = service.requests.length;
    await reader.read('articles', sources.articles, {});
    expect(service.requests).toHaveLength(sent);
    const messages = [...reader.log.failed.values()].map(({ message }) => message);
    expect(messages).toEqual([expect.stringMatching(/^(?:ECONNRESET|UND_ERR_SOCKET)$/), messages[0]]);
  });

  it('continues once the service has responded, with a warning for each failed request', async () => {
    service.fail('/posts', { kind: 'hang' });
    service.fail('/exhibitions/ropes', { kind: 'latency', ms: 400 });
    const reader = openReader(service.url, 1_000);
    const slow = reader.read('exhibition', sources.exhibition, { slug: 'ropes' });
    const silent = reader.read('found-articles', sources['found-articles'], { per_page: 2 });
    expect((await slow).content).toBeDefined();
    expect((await silent).error?.kind).toBe('timeout');
    expect((await reader.read('article', sources.article, article)).content).toBeDefined();
    expect(textsOf(reader)).toEqual([
      expect.stringMatching(/^found-articles: could not be read, .+wp\/v2\/posts/),
    ]);
  });

  it('counts an error of the service as a response', async () => {
    service.fail('', { kind: 'hang' });
    service.fail('', { kind: 'status', status: 403 }, 1);
    const reader = openReader(service.url, 200);
    await reader.read('article', sources.article, article);
    await reader.read('articles', sources.articles, {});
    await reader.read('exhibition', sources.exhibition, { slug: 'ropes' });
    expect(service.requests).toHaveLength(3);
    expect(reader.warnings).toHaveLength(3);
  });

  it('reports each dropped value with its path', async () => {
    const entry = { id: 1, title: 'A', slug: 'a' };
    service.fail('', { kind: 'shape', body: [{ ...entry, id: 'no number' }, entry] });
    const reader = openReader();
    const result = await reader.read('articles', sources.articles, {});
    expect(result.hasIssues).toBe(true);
    expect(textsOf(reader)[0]).toMatch(/^articles: 0\.id: expected .+, found .+ \(GET \/wp-json\//);
  });

  it('keeps no content of a build that fails', async () => {
    await openReader().read('article', sources.article, article);
    service.fail('', { kind: 'status', status: 403 });
    expect((await openReader().read('article', sources.article, article)).error?.kind).toBe('http');
  });

  it('sends no request and has no warning if no service is configured', async () => {
    const reader = createContentReader({ base: undefined, deadline: 2_000, kept: keptFor(undefined) });
    expect((await reader.read('article', sources.article, article)).error?.kind).toBe('not-configured');
    expect(textsOf(reader)).toEqual([]);
    expect(service.requests).toEqual([]);
  });
});

describe('an entry that the service does not have', () => {
  const gone = { kind: 'status', status: 404, code: 'rest_not_found' } as const;
  /** The entry is found by its slug in a list. */
  const topic = { slug: 'craft' };

  it('counts as deleted when the service returns another article in the same build', async () => {
    await keep(['article', article]);
    service.fail(`/article/${article.slug}`, gone);
    const { reader } = openBuild();
    // The order does not matter: all responses of the build count.
    await reader.read('article', sources.article, article);
    await reader.read('article', sources.article, { slug: 'the-winter-store' });
    const result = await reader.read('article', sources.article, article);
    expect(result).toMatchObject({ error: { kind: 'not-found' } });
    expect(result.content).toBeUndefined();
  });

  it.each([
    ['nothing else', ''],
    ['the list of articles and an exhibition, but no article', '/article/'],
  ])('does not count as deleted while the service returns %s', async (_, missing) => {
    const [before] = await keep(['article', article]);
    service.fail(missing, gone);
    const { reader } = openBuild();
    await reader.read('articles', sources.articles, {});
    await reader.read('exhibition', sources.exhibition, { slug: 'ferries' });
    const result = await reader.read('article', sources.article, article);
    expect(result.content).toEqual(before?.content);
    expect(result.digest).toBeUndefined();
    expect(textsOf(reader).at(-1)).toMatch(/^article: the content service has no such entry .+ is used\./);
  });

  it('does not count as deleted while its collection is empty', async () => {
    const [before] = await keep(['topic', topic]);
    service.fail('post-topics', { kind: 'shape', body: [] });
    const { reader } = openBuild();
    await reader.read('articles', sources.articles, {});
    expect((await reader.read('topic', sources.topic, topic)).content).toEqual(before?.content);
    expect(textsOf(reader)).toEqual([expect.stringContaining('nothing confirms that it was withdrawn')]);
  });

  it('counts as deleted when its collection has others', async () => {
    await keep(['topic', topic]);
    service.fail('slug=craft', { kind: 'shape', body: [] });
    const { reader } = openBuild();
    await reader.read('topics', sources.topics, {});
    const result = await reader.read('topic', sources.topic, topic);
    expect(result.error?.kind).toBe('not-found');
  });

  it('counts as deleted when the build is allowed to shrink', async () => {
    await keep(['article', article]);
    service.fail('', gone);
    const { reader } = openBuild(service.url, 2_000, true);
    expect((await reader.read('article', sources.article, article)).error?.kind).toBe('not-found');
  });
});

describe('content that is worse than in an earlier build', () => {
  const bad = { id: 'x', title: 'Bad', slug: 'b' };
  const worse: [string, keyof typeof sources, unknown, unknown, RegExp][] = [
    ['an empty list', 'articles', {}, [], /is an empty array instead of an array of \d+/],
    [
      'a list of bad entries',
      'articles',
      {},
      [bad, { ...bad, slug: 'c' }],
      /could not be read, so the content of/,
    ],
    ['a list of empty entries', 'articles', {}, [{}, null], /could not be read, so the content of/],
    ['an object in place of a list', 'articles', {}, {}, /could not be read, so the content of/],
    ['a list of exhibitions that is empty', 'exhibitions', { per_page: 6 }, [], /is an empty array/],
    ['little more than a name', 'house', {}, { name: 7 }, /lacks most of its content/],
    ['a name, and lists that are empty', 'house', {}, { name: 'H', tickets: [], gallery: [] }, /lacks most/],
    ['an object that does not fit', 'house', {}, { name: 'H', image: 7 }, /does not fit \(image: /],
    ['an empty object', 'house', {}, {}, /could not be read, so the content of/],
    ['null', 'house', {}, null, /could not be read, so the content of/],
    ['an entry without its text', 'article', article, { hero_heading: 'P' }, /lacks most of its content/],
    ['an empty entry', 'article', article, {}, /could not be read, so the content of/],
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
    await keep(['articles', {}]);
    service.fail('', { kind: 'shape', body: [] });
    const { reader } = openBuild(service.url, 2_000, true);
    expect((await reader.read('articles', sources.articles, {})).content).toEqual([]);
    expect(textsOf(reader)).toEqual([]);
  });

  it('is used when one item of a list is bad, which is reported', async () => {
    const good = { id: 1, title: 'Good', slug: 'good' };
    service.fail('/articles', { kind: 'shape', body: [good, { ...good, id: 2, slug: 'better' }] }, 1);
    await keep(['articles', {}]);
    service.heal();
    service.fail('/articles', {
      kind: 'shape',
      body: [good, { ...good, id: 'x', slug: 'better' }, { ...good, id: 3, slug: 'best' }],
    });
    const { reader } = openBuild();
    expect((await reader.read('articles', sources.articles, {})).content).toHaveLength(2);
    expect(textsOf(reader)).toEqual([
      expect.stringMatching(/^articles: 1\.id: expected .* in the entry “Good”, id x \(/),
    ]);
  });

  it('names an entry without a required value, and the way out', async () => {
    const good = { id: 1, title: 'Good', slug: 'good' };
    service.fail('/articles', {
      kind: 'shape',
      body: [good, { id: 2, slug: 'caf%C3%A9' }, { id: null, title: 'Best', slug: 'best' }],
    });
    const { reader } = openBuild();
    await reader.read('articles', sources.articles, {});
    expect(textsOf(reader)).toEqual([
      expect.stringMatching(
        /^articles: 1\.title: expected a value, found nothing in the entry id 2, slug café \(.+\)\. What lacks .+ make it optional in the content schema$/,
      ),
      expect.stringMatching(/^articles: 2\.id: expected a value, found nothing in the entry “Best” \(/),
    ]);
  });

  it('names the entry whose slug is refused, and the entries that share a slug', async () => {
    const of = (id: number, title: string, slug: string) => ({ id, title, slug });
    service.fail('/articles', {
      kind: 'shape',
      body: [
        of(1, 'Dock', 'dock'),
        of(2, 'East &amp; west', '%e6%9d%b1%2f%e8%a5%bf'),
        of(12, 'Team', 'team'),
        of(40, 'The team of the firm', 'team'),
        of(12, 'Team', 'team'),
      ],
    });
    const { reader } = openBuild();
    await reader.read('articles', sources.articles, {});
    expect(textsOf(reader)).toEqual([
      expect.stringMatching(
        /^articles: 1\.slug: expected a slug .*, found “東\/西” in the entry “East & west”, id 2 \(/,
      ),
      expect.stringMatching(
        /^articles: 2 entries have the slug “team”.*: “Team”, id 12; “The team of the firm”, id 40\. /,
      ),
    ]);
  });
});
