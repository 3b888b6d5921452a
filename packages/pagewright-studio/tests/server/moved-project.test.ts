import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchProject } from '../../src/node/watch-project.ts';

let parent: string;
let root: string;
let server: ViteDevServer;

beforeEach(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'studio-moved-'));
  root = path.join(parent, 'project');
  mkdirSync(path.join(root, 'page-configs'), { recursive: true });
  writeFileSync(path.join(root, 'page-configs/home.json'), '{}');
  server = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true },
    appType: 'custom',
  });
});
afterEach(async () => {
  await server.close();
  rmSync(parent, { recursive: true, force: true });
});

it('a project that is moved away has no deleted pages, and is read again as a whole when it is back', async () => {
  const configs: string[] = [];
  const back = vi.fn(async () => {});
  watchProject(server.watcher, root, { config: (file) => configs.push(file), project: async () => {}, back });
  const home = path.join(root, 'page-configs/home.json');
  await vi.waitFor(
    () => {
      writeFileSync(home, `{}${' '.repeat(configs.length + 1)}`);
      expect(configs).toContain('home.json');
    },
    { timeout: 5_000, interval: 300 },
  );
  // The last event of the loop may still be on its way.
  await new Promise((resolve) => setTimeout(resolve, 500));
  configs.length = 0;
  renameSync(root, `${root}-moved`);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect([configs, back.mock.calls]).toEqual([[], []]);
  renameSync(`${root}-moved`, root);
  await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  await vi.waitFor(
    () => {
      writeFileSync(home, `{}${' '.repeat(Date.now() % 50)}`);
      expect(configs).toContain('home.json');
    },
    { timeout: 8_000, interval: 300 },
  );
}, 30_000);
