import { git } from 'pagewright/tooling/node';

/** The output of git, without the line break at the end. Undefined if git fails. */
export async function tryGit(cwd: string, options: readonly string[]): Promise<string | undefined> {
  try {
    return (await git.run(cwd, options)).replace(/\n$/, '');
  } catch (error) {
    if (error instanceof git.GitMissingError) throw error;
    return undefined;
  }
}
