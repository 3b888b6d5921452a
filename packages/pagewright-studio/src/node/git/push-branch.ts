import { git } from 'pagewright/tooling/node';
import { branchPage } from './branch-page.ts';
import { tryGit } from './try-git.ts';

/** The remote to which proposals go, or why none can go there. */
export type PushTarget =
  | {
      readonly url: string;
      /** The branches that it has now. This computer may not know of them. */
      readonly branches: readonly string[];
    }
  | { readonly problem: string };

interface Pushed {
  readonly pushed: boolean;
  /** The page of the branch, if `origin` is a known host. */
  readonly remote?: string;
  /** Why it could not be pushed. */
  readonly pushProblem?: string;
}

const notPushed = ({ message }: git.GitError) => `git could not push the branch: ${message}`;

/** Asks the remote `origin` for its branches. */
export async function openPushTarget(top: string): Promise<PushTarget> {
  const url = await tryGit(top, ['remote', 'get-url', 'origin']);
  if (url === undefined)
    return {
      problem: 'The repository has no remote "origin". Add one with: git remote add origin URL',
    };
  try {
    const listed = await git.run(top, ['ls-remote', '--quiet', '--heads', 'origin']);
    const branches = listed.split('\n').map((line) => line.replace(/^\S+\s+refs\/heads\//, ''));
    return { url, branches };
  } catch (error) {
    if (!(error instanceof git.GitError)) throw error;
    return { problem: notPushed(error) };
  }
}

/** Whether git keeps some of the files in another place than the commit. Hooks would send them, but no hook runs. */
async function hasLargeFiles(top: string, files: readonly string[]): Promise<boolean> {
  const input = files.map((file) => `${file}\0`).join('');
  const listed = await git.run(top, ['check-attr', '-z', '--stdin', 'filter'], { input });
  return listed.split('\0').some((value, index) => index % 3 === 2 && value === 'lfs');
}

/**
 * Pushes a new branch, and nothing else. It never changes a branch that the remote has.
 * @param files the paths that its commit changes, relative to `top`
 */
export async function pushBranch(
  top: string,
  branch: string,
  target: PushTarget,
  files: readonly string[],
): Promise<Pushed> {
  if ('problem' in target) return { pushed: false, pushProblem: target.problem };
  const ref = `refs/heads/${branch}`;
  try {
    if (await hasLargeFiles(top, files)) await git.run(top, ['lfs', 'push', 'origin', branch]);
    const only = ['--quiet', '--no-follow-tags', '--recurse-submodules=no', '--no-signed'];
    // The empty value means that the remote must not have the branch.
    const isNew = `--force-with-lease=${ref}:`;
    const push = ['-c', 'remote.origin.mirror=false', 'push', ...only, isNew, 'origin', `${ref}:${ref}`];
    await git.run(top, push);
  } catch (error) {
    if (!(error instanceof git.GitError)) throw error;
    return { pushed: false, pushProblem: notPushed(error) };
  }
  const remote = branchPage(target.url, branch);
  return { pushed: true, ...(remote === undefined ? {} : { remote }) };
}
