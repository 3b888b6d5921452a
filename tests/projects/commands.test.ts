import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineCommand } from '../../packages/pagewright/tests/commands/engine-command.ts';

/** Runs a command of the engine, as npm does. */
function run(command: string, args: readonly string[] = [], cwd = process.cwd()) {
  const { status, stderr } = spawnSync(process.execPath, [...engineCommand(command), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('npm run check', () => {
  it('exits with 2 after an invalid option', () => {
    expect(run('check', ['--format', 'xml'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Allowed choices are text, json, sarif, github.'),
    });
    expect(run('check', ['--pages', 'nowhere'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The folder nowhere does not exist.'),
    });
    expect(run('check', ['--pgaes', 'x'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('(Did you mean --pages?)'),
    });
  });
});

describe('npm run migrate', () => {
  it('suggests the block type that was meant', () => {
    expect(run('migrate', ['hero-baner'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Did you mean "hero-banner"?'),
    });
  });
});

describe('npm run build', () => {
  it('in a folder without a site names the missing file, without a stack trace', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'a folder with spaces '));
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
    const { status, stderr } = run('build', [], folder);
    rmSync(folder, { recursive: true, force: true });
    expect(stderr).toContain('pagewright.config.ts does not exist.');
    expect(stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
  });

  it('names the form of a rule of --paths that it cannot parse', () => {
    expect(run('build', ['--paths', '/insight/blog=all'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'Expected a route and a number of entries, such as "/insight/blog/*=500".',
      ),
    });
  });
});
