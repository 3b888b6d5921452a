import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBuildFolder } from '../../src/node/output/build-folder.ts';

let work: string;
beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'build folders '));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

/** The folder of a build, with a file that names its process. Without a process, the folder of a build that was killed early. */
function folderOf(name: string, owner?: object): string {
  const folder = path.join(work, name);
  mkdirSync(folder);
  if (owner) writeFileSync(path.join(folder, 'owner.json'), JSON.stringify(owner));
  return folder;
}

describe('a build', () => {
  it('removes the folders of builds that were killed, and no other', () => {
    const running = openBuildFolder(work, 'other');
    // No process started at this time.
    const killed = folderOf('build-killed', { pid: process.pid, started: 'never' });
    const early = folderOf('build-early');
    const kept = folderOf('kept');
    openBuildFolder(work, 'dist').close();
    expect([running.path, killed, early, kept].map(existsSync)).toEqual([true, false, false, true]);
  });

  it('does not write where another build is writing, and names it', () => {
    const first = openBuildFolder(work, 'dist');
    expect(() => openBuildFolder(work, 'dist')).toThrow(
      `Another build (process ${process.pid}) is writing dist.`,
    );
    first.close();
    expect(existsSync(first.path)).toBe(false);
    openBuildFolder(work, 'dist').close();
  });
});
