import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/node/builds/build.ts';
import { errorText } from '../../src/node/commands/error-text.ts';
import { switchFolder } from '../../src/node/output/switch-folder.ts';
import { SmallSite } from './small-site.ts';

it('a build in a fresh clone creates the parent folders of its output', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fresh-clone-'));
  const finished = path.join(root, 'finished');
  mkdirSync(finished);
  writeFileSync(path.join(finished, 'index.html'), 'Home');
  const output = path.join(root, '.pagewright/sites/wordpress');
  switchFolder(finished, output);
  expect(readFileSync(path.join(output, 'index.html'), 'utf8')).toBe('Home');
  rmSync(root, { recursive: true, force: true });
});

it('a build names the path that it cannot use, without a stack trace', async () => {
  const project = new SmallSite();
  writeFileSync(path.join(project.root, '.pagewright'), 'a file');
  const options = { root: project.root, outDir: path.join(project.root, 'dist'), contentUrl: undefined };
  const building = build({ ...options, browserContentUrl: undefined, print: () => {} });
  const printed = await building.then(() => 'Built', errorText);
  project.remove();
  expect(printed).toMatch(/A file could not be read or written: \w+: .+\.pagewright/);
  expect(printed).not.toMatch(/^\s+at /m);
}, 60_000);
