import { runGit } from './run-git.ts';

/**
 * The files below a folder that differ from a revision or that git does not track yet, as paths relative to the folder. Null if git is not
 * installed, the folder is in no repository, or the revision does not exist.
 */
export async function changedSince(root: string, revision: string): Promise<ReadonlySet<string> | null> {
  const list = async (command: string, ...options: readonly string[]) =>
    (await runGit(root, [command, '-z', ...options])).split('\0').filter((name) => name !== '');
  try {
    return new Set([
      ...(await list('diff', '--name-only', '--relative', '--end-of-options', revision)),
      ...(await list('ls-files', '--others', '--exclude-standard')),
    ]);
  } catch {
    return null;
  }
}
