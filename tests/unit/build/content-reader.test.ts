import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContentReader } from '../../../src/build/content-reader.ts';
import { installSanitiser } from '../../../src/sanitising/clean-html.ts';
import { sanitiseOnServer } from '../../../src/sanitising/sanitise-on-server.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import type { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';
import { startFaultyService } from '../sources/content-world.ts';

let service: FaultyService;
let kept: string;

beforeEach(async () => {
  installSanitiser(sanitiseOnServer);
  service = await startFaultyService();
  kept = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(async () => {
  rmSync(kept, { recursive: true, force: true });
  await service.close();
});

const openReader = (base: string | undefined = service.url, deadline = 2_000) =>
  createContentReader({ base, deadline, kept });
const post = { slug: 'replacing-the-lift' };

describe('a build’s reader', () => {
  it('asks once for equal requests, however many pages want them', async () => {
    const reader = openReader();
    const [one, other] = await Promise.all([
      reader.read('post', sources.post, post),
      reader.read('post', sources.post, { ...post }),
    ]);
    expect(service.requests).toHaveLength(1);
    expect(other).toBe(one);
    expect(one.digest).toEqual(expect.any(String));
    expect(reader.warnings).toEqual([]);
  });

  it('uses the content of an earlier build when the service fails, and says so', async () => {
    const before = await openReader().read('post', sources.post, post);
    service.fail('', { kind: 'status', status: 403 });
    const reader = openReader();
    const now = await reader.read('post', sources.post, post);
    expect(now.content).toEqual(before.content);
    expect(now.error).toBeUndefined();
    // Not what the service says now, so a browser must not take it for that.
    expect(now.digest).toBeUndefined();
    expect(reader.warnings).toEqual([expect.stringContaining('content of an earlier build is used')]);
  });

  it('says when nothing is kept', async () => {
    service.fail('', { kind: 'html' });
    const reader = openReader();
    expect((await reader.read('post', sources.post, post)).error?.kind).toBe('invalid');
    expect(reader.warnings).toEqual([expect.stringContaining('nothing is kept from an earlier build')]);
  });

  it('keeps the content of each service for itself', async () => {
    await openReader().read('post', sources.post, post);
    const other = await startFaultyService();
    other.fail('', { kind: 'status', status: 403 });
    const outcome = await openReader(other.url).read('post', sources.post, post);
    await other.close();
    expect(outcome.error?.kind).toBe('http');
  });

  it('does not show what the service says is gone', async () => {
    await openReader().read('post', sources.post, post);
    service.fail('', { kind: 'status', status: 404 });
    const reader = openReader();
    const outcome = await reader.read('post', sources.post, post);
    expect(outcome).toMatchObject({ error: { kind: 'not-found' } });
    expect(outcome.content).toBeUndefined();
  });

  it('keeps what it has when the service lacks the very address, as while its plugin is switched off', async () => {
    const before = await openReader().read('post', sources.post, post);
    service.fail('', { kind: 'status', status: 404, code: 'rest_no_route' });
    const reader = openReader();
    expect((await reader.read('post', sources.post, post)).content).toEqual(before.content);
    expect(reader.warnings).toEqual([expect.stringContaining('content of an earlier build is used')]);
    // It does not know whether the entry exists, so nobody may call it missing.
    const unknown = await reader.read('post', sources.post, { slug: 'never-there' });
    expect(unknown.error).toMatchObject({ kind: 'http', status: 404 });
  });

  it('asks a service that answered nobody no further, and tells of it in one line', async () => {
    await openReader().read('post', sources.post, post);
    service.heal();
    service.fail('', { kind: 'hang' });
    const reader = openReader(service.url, 200);
    const first = await reader.read('service', sources.service, { slug: 'pmo' });
    const kept = await reader.read('post', sources.post, post);
    const last = await reader.read('posts', sources.posts, {});
    expect(service.requests).toHaveLength(1);
    expect([first.error?.kind, kept.error, last.error?.kind]).toEqual(['timeout', undefined, 'timeout']);
    expect(reader.warnings).toEqual([
      expect.stringMatching(
        /^The content service at http:\/\/127\.0\.0\.1:\d+ does not answer; kept content of \d{4}-\d\d-\d\d is used for 1 request, 2 have none$/,
      ),
    ]);
  });

  it('asks on as soon as the service has answered anybody, and tells of each request in vain', async () => {
    service.fail('/posts', { kind: 'hang' });
    service.fail('/services/pmo', { kind: 'latency', ms: 400 });
    const reader = openReader(service.url, 1_000);
    const slow = reader.read('service', sources.service, { slug: 'pmo' });
    const silent = reader.read('latest-posts', sources['latest-posts'], { per_page: 2 });
    expect((await slow).content).toBeDefined();
    expect((await silent).error?.kind).toBe('timeout');
    expect((await reader.read('post', sources.post, post)).content).toBeDefined();
    expect(reader.warnings).toEqual([
      expect.stringMatching(/^latest-posts: could not be read, .+wp\/v2\/posts/),
    ]);
  });

  it('takes an error for an answer', async () => {
    service.fail('', { kind: 'hang' });
    service.fail('', { kind: 'status', status: 403 }, 1);
    const reader = openReader(service.url, 200);
    await reader.read('post', sources.post, post);
    await reader.read('posts', sources.posts, {});
    await reader.read('service', sources.service, { slug: 'pmo' });
    expect(service.requests).toHaveLength(3);
    expect(reader.warnings).toHaveLength(3);
  });

  it('tells what was taken away from content, at its path', async () => {
    service.fail('', { kind: 'shape', body: [{ id: 'no number', title: 'A', slug: 'a' }] });
    const reader = openReader();
    const outcome = await reader.read('posts', sources.posts, {});
    expect(outcome.isFaulty).toBe(true);
    expect(reader.warnings[0]).toMatch(/^posts: 0\.id: expected .+, found .+ \(GET \/wp-json\//);
  });

  it('asks nobody where no service is configured, and warns of nothing: the build lists that', async () => {
    const reader = createContentReader({ base: undefined, deadline: 2_000, kept });
    expect((await reader.read('post', sources.post, post)).error?.kind).toBe('not-configured');
    expect(reader.warnings).toEqual([]);
    expect(service.requests).toEqual([]);
  });
});
