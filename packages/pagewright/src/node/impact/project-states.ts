import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { runGit } from '../git/run-git.ts';

/** The files that builds leave in the folder of a project. */
const leftByBuilds: ReadonlySet<string> = new Set(['.pagewright', 'dist', 'dist-server']);

/** Files with settings, which git mostly ignores. Both states are built with the settings of the working tree. */
const settings = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Pictures from earlier builds. Making them again would take longer than everything else. */
const pictures = ['.pagewright/images', '.pagewright/share'];

/** Removes the files of a project, except files of earlier builds, which the next build reuses. */
function removeFiles(folder: string): void {
  mkdirSync(path.join(folder, '.pagewright'), { recursive: true });
  for (const name of readdirSync(folder))
    if (!leftByBuilds.has(name)) rmSync(path.join(folder, name), { recursive: true });
}

function copySettings(root: string, folder: string): void {
  for (const name of [...settings, ...pictures])
    if (existsSync(path.join(root, name)))
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true, force: true });
}

/**
 * Writes the state of the project in `root` at a git revision into a folder. Changes neither the index nor the working tree of the
 * repository. Throws an ExplainedError if git cannot read the revision.
 */
export async function writeRevision(root: string, revision: string, folder: string): Promise<void> {
  removeFiles(folder);
  // Uses a separate index, because the index of the repository contains the next commit.
  const index = path.join(folder, '.pagewright', 'index');
  const git = async (cwd: string, ...options: readonly string[]) =>
    (await runGit(cwd, options, { env: { GIT_INDEX_FILE: index } })).trim();
  try {
    const commit = await git(root, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`);
    const below = await git(root, 'rev-parse', '--show-prefix');
    await git(root, 'read-tree', `${commit}:${below}`);
    await git(
      await git(root, 'rev-parse', '--show-toplevel'),
      'checkout-index',
      '--all',
      `--prefix=${folder}/`,
    );
  } catch {
    throw new ExplainedError(
      `git cannot read the revision ${JSON.stringify(revision)} of this folder. Name a commit, a branch or a tag.`,
    );
  } finally {
    rmSync(index, { force: true });
  }
  copySettings(root, folder);
}

/** Writes the current state of the project in `root` into a folder: all files that git does not ignore. */
export async function writeWorkingTree(root: string, folder: string): Promise<void> {
  removeFiles(folder);
  const listed = await runGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  // Git also lists deleted files.
  for (const name of listed.split('\0'))
    if (statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile())
      cpSync(path.join(root, name), path.join(folder, name));
  copySettings(root, folder);
}
