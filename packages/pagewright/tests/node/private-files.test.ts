import path from 'node:path';
import { isFileLoadingAllowed, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { viteConfig } from '../../src/node/vite/vite-config.ts';

const root = path.resolve('some-site');
const { server: { fs } = {} } = viteConfig();
const resolved = (server = {}) => resolveConfig({ root, configFile: false, server }, 'serve');

test('no page gets the token of the studio, its drafts, or messages of contact forms from a dev server', async () => {
  const config = await resolved({ fs: { ...fs, allow: [root] } });
  const isAllowed = (file: string) => isFileLoadingAllowed(config, path.posix.join(root, file));
  for (const file of ['studio/token', 'studio/journal.jsonl', 'STUDIO/Token', 'contact-messages.jsonl'])
    expect([file, isAllowed(`.pagewright/${file}`)]).toEqual([file, false]);
  expect(isAllowed('src/site.ts')).toBe(true);
  expect(isAllowed('.pagewright/scratch/other-site/src/site.ts')).toBe(true);
});

test('a dev server refuses the same files as Vite', async () => {
  const { server } = await resolved();
  expect(fs?.deny).toEqual(expect.arrayContaining(server.fs.deny));
});
