import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/node/commands/check-command.ts';
import { migrate } from '../../src/node/commands/migrate-command.ts';
import { engineCommand } from '../commands/engine-command.ts';
import { runHere } from '../commands/run-here.ts';
import { MuseumCopy, museum } from '../sites/museum-project.ts';

/** Runs a command of the engine, as npm does. */
function run(command: string, args: readonly string[] = [], cwd = museum) {
  const { status, stderr } = spawnSync(process.execPath, [...engineCommand(command), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stderr };
}

const processes = { timeout: 120_000 };

describe('npm run check', processes, () => {
  it('exits with 2 after an invalid option', async () => {
    expect(run('check', ['--format', 'xml'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Allowed choices are text, json, sarif, github.'),
    });
    expect(await runHere(museum, () => check({ pages: 'nowhere', format: 'text' }))).toEqual({
      status: 2,
      printed: expect.stringContaining('The folder nowhere does not exist.'),
    });
    expect(run('check', ['--pgaes', 'x'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('(Did you mean --pages?)'),
    });
  });
});

describe('npm run migrate', () => {
  it('suggests the block type that was meant', async () => {
    await expect(migrate('sayign', { pages: 'page-configs' }, museum)).rejects.toThrow(
      'Did you mean "saying"?',
    );
  });
});

describe('npm run build', processes, () => {
  it('in a folder without a site names the missing file, without a stack trace', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'a folder with spaces '));
    symlinkSync(path.join(museum, '../../../../../node_modules'), path.join(folder, 'node_modules'), 'dir');
    const { status, stderr } = run('build', [], folder);
    rmSync(folder, { recursive: true, force: true });
    expect(stderr).toContain('pagewright.config.ts does not exist.');
    expect(stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
  });

  it('writes the schemas for editors if they are missing, even if a config has an error', () => {
    const site = new MuseumCopy();
    site.edit('page-configs/home.json', (text) => text.replace('"masthead"', '"mast"'));
    const { status, stderr } = run('build', [], site.root);
    const isWritten = existsSync(path.join(site.root, 'schemas/page.schema.json'));
    site.remove();
    expect(stderr).toContain('Did you mean "masthead"?');
    expect(status).toBe(1);
    expect(isWritten).toBe(true);
  });

  it('names the form of a rule of --paths that it cannot parse', () => {
    expect(run('build', ['--paths', '/journal=all'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'Expected a route and a number of entries, such as "/insight/blog/*=500".',
      ),
    });
  });
});
