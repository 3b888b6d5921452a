import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchFiles } from '../../src/node/vite/watch-files.ts';

let root: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'watched files '));
  writeFileSync(path.join(root, 'page.json'), 'old');
  server = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true },
    appType: 'custom',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

it('a file that is saved again at once is read again, as when an editor formats it', async () => {
  const file = path.join(root, 'page.json');
  let read = '';
  let isFormatted = false;
  watchFiles(server.watcher, (saved) => {
    read = readFileSync(saved, 'utf8');
    if (isFormatted || !read.startsWith('saved')) return;
    isFormatted = true;
    writeFileSync(file, 'formatted');
  });
  let saves = 0;
  await vi.waitFor(
    () => {
      saves += 1;
      // Waits until the watcher has begun.
      if (!isFormatted) writeFileSync(file, `saved ${saves}`);
      expect(read).toBe('formatted');
    },
    { timeout: 10_000, interval: 300 },
  );
});
