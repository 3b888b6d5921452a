import { execFileSync } from 'node:child_process';

/**
 * The files below a folder that differ from a revision, or that git does not know yet: paths relative to the folder. Null if git is
 * not installed, or the folder is in no repository, or the revision does not exist.
 */
export function changedSince(root: string, revision: string): ReadonlySet<string> | null {
  const run = (command: string, ...options: readonly string[]) =>
    execFileSync('git', [command, '-z', ...options], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter((name) => name !== '');
  try {
    return new Set([
      ...run('diff', '--name-only', '--relative', '--end-of-options', revision),
      ...run('ls-files', '--others', '--exclude-standard'),
    ]);
  } catch {
    return null;
  }
}
