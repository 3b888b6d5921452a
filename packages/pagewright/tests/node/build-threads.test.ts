import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openThreads } from '../../src/node/threads/build-threads.ts';

/** A bundle whose code changes what it is given, and says in which thread it runs. */
const bundle = `import { isMainThread } from 'node:worker_threads';
export async function decodeContent({ body }) {
  if (body === undefined) return { problem: 'There is no body' };
  return { content: { isMainThread, taken: body.splice(0) }, issues: [], html: [] };
}
export async function renderPage() {
  throw new Error('It cannot be rendered');
}
`;

it('a thread starts only for much work, and code works alike in it and in the main thread', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'threads of a build '));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'threads.js'), bundle);
  const threads = openThreads(folder);
  onTestFinished(async () => {
    await threads.close();
    rmSync(folder, { recursive: true });
  });
  const decode = (body?: readonly number[]) =>
    threads.decode({ source: 'numbers', body, base: undefined, siteUrl: 'https://example.com' });
  const body = [1, 2];
  const page = { keys: {}, contents: {}, html: [], failures: {}, omitted: [] };
  const settings = { siteUrl: 'https://example.com', requestTimeout: 1000, revalidateAfter: 1000 };

  const places: unknown[] = [];
  for (let task = 0; task < 40; task += 1) {
    const { content } = await decode(body);
    expect(content).toMatchObject({ taken: [1, 2] });
    places.push(Reflect.get(Object(content), 'isMainThread'));
    await expect(decode()).rejects.toThrow('There is no body');
    await expect(threads.renderPath('/', page, settings)).rejects.toThrow('It cannot be rendered');
  }
  expect(body).toEqual([1, 2]);
  expect([places[0], places.at(-1)]).toEqual([true, false]);
});
