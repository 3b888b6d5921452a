import { git } from 'pagewright/tooling/node';
import { explainGit, openRepository } from './project-repository.ts';

/** What the last commit has of a folder of the project. Paths are relative to the project. */
export interface CommittedFolder {
  /** The hash of the commit; undefined if there is none yet. */
  readonly head: string | undefined;
  readonly files: ReadonlySet<string>;
  /** The files that are different on disk, among them new files that git does not ignore. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Lists a folder of the project in the last commit. Rejects with an ExplainedError if there is no repository.
 * @param folder path relative to the project, such as `page-configs`
 */
export async function committedFolder(root: string, folder: string): Promise<CommittedFolder> {
  const { head } = await openRepository(root);
  const list = async (...options: readonly string[]) =>
    (await git.run(root, options)).split('\0').filter((name) => name !== '');
  try {
    const others = await list('ls-files', '-z', '--others', '--exclude-standard', '--', folder);
    if (head === undefined) return { head, files: new Set(), changed: new Set(others) };
    // Relative to the folder where git runs.
    const files = await list('ls-tree', '-r', '-z', '--name-only', head, '--', `${folder}/`);
    const diff = ['diff', '--name-only', '-z', '--relative', '--no-ext-diff', '--no-renames'];
    const changed = await list(...diff, '--end-of-options', head, '--', folder);
    return { head, files: new Set(files), changed: new Set([...others, ...changed]) };
  } catch (error) {
    throw explainGit(error);
  }
}
