import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { init } from '../../src/node/commands/init-command.ts';

const home = mkdtempSync(path.join(tmpdir(), 'init-'));

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

it('the next commands quote a folder whose name has spaces', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const folder = path.join(home, 'Bread & Butter');
  init(folder);
  expect(log.mock.calls.join('\n')).toContain(`cd "${folder}"\n`);
  expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toContain('"name": "bread-butter"');
});
