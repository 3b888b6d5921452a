import { ExplainedError, git } from 'pagewright/tooling/node';
import { tryGit } from './try-git.ts';

/** The git repository that a project is in. */
interface ProjectRepository {
  /** The folder of the working tree. */
  readonly top: string;
  /** Path of the project in it, with `/` at the end; empty if the project is the repository. */
  readonly prefix: string;
  /** The commit that is checked out; undefined if there is none yet. */
  readonly head: string | undefined;
}

/** Finds the repository of a project. Rejects with an ExplainedError if there is none, or git cannot be used. */
export async function openRepository(root: string): Promise<ProjectRepository> {
  try {
    // Apart, because a folder may have a line break in its name.
    const top = await git.run(root, ['rev-parse', '--show-toplevel']);
    const prefix = await git.run(root, ['rev-parse', '--show-prefix']);
    const head = await tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    return { top: top.replace(/\n$/, ''), prefix: prefix.replace(/\n$/, ''), head };
  } catch (error) {
    if (error instanceof git.GitMissingError)
      throw new ExplainedError(
        'git is not installed, so changes cannot be proposed, and pages have no history. Install it.',
      );
    if (error instanceof git.GitError && /not a git repository/i.test(error.message))
      throw new ExplainedError(
        'This project is in no git repository. Make one in its folder with: git init && git add . && git commit -m "First version"',
      );
    throw explainGit(error);
  }
}

/** An error of git as an error for people; any other error as it is. */
export function explainGit(error: unknown): unknown {
  return error instanceof git.GitError ? new ExplainedError(`git reports: ${error.message}`) : error;
}
