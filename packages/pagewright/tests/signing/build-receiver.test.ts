import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { heldFile } from '../../src/node/builds/held-file.ts';
import { createBuildQueue } from '../../src/node/serving/build-queue.ts';
import { buildReceiver } from '../../src/node/serving/build-receiver.ts';
import { signatureHeaders } from '../../src/signing/signed-request.ts';

const secret = 'a secret for the tests';

/** Builds that run until the test ends them. */
function fakeBuilds() {
  const running: { succeed: () => void; fail: (error: Error) => void }[] = [];
  let started = 0;
  const build = () =>
    new Promise<void>((succeed, fail) => {
      started += 1;
      running.push({ succeed, fail });
    });
  return {
    build,
    started: () => started,
    async succeed() {
      running.shift()?.succeed();
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail() {
      running.shift()?.fail(new Error('no content'));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

let builds: ReturnType<typeof fakeBuilds>;
let queue: ReturnType<typeof createBuildQueue>;
let printed: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  builds = fakeBuilds();
  printed = [];
  queue = createBuildQueue({ build: builds.build, print: (line) => printed.push(line) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a queue of builds', () => {
  it('runs one build at a time, and one more for all requests that arrive during a build', async () => {
    for (let times = 0; times < 5; times += 1) queue.request();
    expect(builds.started()).toBe(1);
    expect(queue.state.state).toBe('building');
    await builds.succeed();
    expect(builds.started()).toBe(2);
    await builds.succeed();
    expect(builds.started()).toBe(2);
    expect(queue.state).toEqual({ state: 'built', built: expect.any(String) });
  });

  it('repeats a failed build after growing pauses, until it succeeds', async () => {
    queue.request();
    await builds.succeed();
    const { built } = queue.state;
    queue.request();
    const delays: number[] = [];
    for (let times = 0; times < 7; times += 1) {
      await builds.fail();
      expect(queue.state).toMatchObject({ state: 'failed', error: 'no content', built });
      const delay = Date.parse(queue.state.nextAttempt ?? '') - Date.now();
      delays.push(delay);
      const before = builds.started();
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(builds.started()).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(builds.started()).toBe(before + 1);
    }
    expect(delays.slice(0, 5)).toEqual([...delays.slice(0, 5)].sort((one, other) => one - other));
    expect(delays[5]).toBe(delays[6]);
    await builds.succeed();
    const { length } = printed;
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(printed).toHaveLength(length);
  });

  it('builds at once if there is another request after a failure', async () => {
    queue.request();
    await builds.fail();
    queue.request();
    expect(builds.started()).toBe(2);
    await builds.succeed();
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(builds.started()).toBe(2);
  });

  it('starts no build after it was closed', async () => {
    queue.request();
    queue.request();
    const closed = queue.close();
    await builds.fail();
    await closed;
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(builds.started()).toBe(1);
  });
});

describe('a receiver of announcements that builds', () => {
  const post = async (body: object, key = secret) => {
    const text = JSON.stringify(body);
    const headers = await signatureHeaders(key, text, Date.now());
    return new Request('http://localhost/', { method: 'POST', body: text, headers });
  };
  const change = (id: string) => ({
    version: 1,
    id,
    changes: [{ type: 'post', slugs: ['new'], lists: ['post'] }],
  });
  let held: ReturnType<ReturnType<typeof heldFile>['list']>;
  let accepted: string[];
  beforeEach(() => {
    held = [];
    accepted = [];
  });
  const receiver = () =>
    buildReceiver({
      secret,
      queue,
      held: {
        list: () => held.filter(({ key }) => !accepted.includes(key)),
        accept: (keys) => void accepted.push(...keys),
      },
      print: (line) => printed.push(line),
    });

  it('lists what builds hold back, and builds again after something was accepted', async () => {
    held = [
      { key: 'entry post:a', what: 'a is missing', since: '2026-03-12T10:00:00.000Z' },
      { key: 'content GET /posts', what: 'empty', since: '2026-03-12T10:00:00.000Z' },
    ];
    const respond = receiver();
    const ask = async (id: string, accept: readonly string[]) =>
      (await respond(await post({ version: 1, id, changes: [], held: { accept } }))).json();
    expect(await ask('list', [])).toEqual({ id: 'list', accepted: true, held });
    expect(builds.started()).toBe(0);
    expect(await ask('accept', ['entry post:a'])).toMatchObject({ held: [held[1]] });
    expect([accepted, builds.started()]).toEqual([['entry post:a'], 1]);
  });

  it('builds after a change, once per announcement, and not after a test', async () => {
    const respond = receiver();
    expect((await respond(await post({ version: 1, id: 'test', test: true, changes: [] }))).status).toBe(200);
    expect(builds.started()).toBe(0);
    const response = await respond(await post(change('first')));
    expect([response.status, await response.json()]).toEqual([200, { id: 'first', accepted: true }]);
    expect((await respond(await post(change('first')))).status).toBe(409);
    expect(builds.started()).toBe(1);
    expect(printed).toContain('Changed: post new');
  });

  it('refuses a wrong signature, an old one, another form and another path', async () => {
    const respond = receiver();
    const old = await post(change('old'));
    vi.setSystemTime(Date.now() + 301_000);
    const responses = await Promise.all([
      respond(old),
      respond(await post(change('wrong'), 'another secret')),
      respond(new Request('http://localhost/', { method: 'POST', body: '{}' })),
      respond(await post({ version: 2, id: 'later', changes: [] })),
      respond(new Request('http://localhost/', { method: 'PUT' })),
      respond(new Request('http://localhost/other')),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 400, 405, 404]);
    expect(builds.started()).toBe(0);
  });

  it('reports the state of the builds, with status 503 after a failure', async () => {
    const respond = receiver();
    const health = () => respond(new Request('http://localhost/'));
    queue.request();
    expect((await health()).status).toBe(200);
    await builds.fail();
    const failed = await health();
    expect([failed.status, await failed.json()]).toEqual([
      503,
      expect.objectContaining({ error: 'no content' }),
    ]);
  });
});
