import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { switchFolder } from '../../packages/pagewright/src/node/output/switch-folder.ts';
import { SmallProject } from './small-project.ts';

it('A build in a fresh clone makes the parent folders of its output', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fresh-clone-'));
  const finished = path.join(root, 'finished');
  mkdirSync(finished);
  writeFileSync(path.join(finished, 'index.html'), 'Home');
  const output = path.join(root, '.pagewright/worlds/wordpress');
  switchFolder(finished, output);
  expect(readFileSync(path.join(output, 'index.html'), 'utf8')).toBe('Home');
  rmSync(root, { recursive: true, force: true });
});

it('A build names the path that it cannot use, without a stack', async () => {
  const project = new SmallProject();
  writeFileSync(path.join(project.root, '.pagewright'), 'no folder');
  const { status, told } = await project.build(undefined);
  project.remove();
  expect(status).toBe(1);
  expect(told).toMatch(/The build could not read or write a file: \w+: .+\.pagewright/);
  expect(told).not.toMatch(/^\s+at /m);
}, 60_000);
