import { projectFiles } from 'pagewright/tooling/node';
import type { FileText } from '../../browser/drafts/file-change.ts';
import type { DraftSession } from '../drafts/draft-session.ts';
import { type CommittedFolder, committedFolder } from '../git/committed-texts.ts';
import { fileAt } from '../git/git-history.ts';
import { pagesFolder } from '../project-data.ts';

/** The page configs of the last commit. */
interface CommittedConfigs {
  /** The hash of the commit; undefined if there is none yet. */
  readonly head: string | undefined;
  /** The texts by path below `page-configs/`. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads the page configs of the last commit. Git reads only the ones that are different on disk. Rejects with an ExplainedError if there is
 * no repository.
 */
export async function committedConfigs(root: string, session: DraftSession): Promise<CommittedConfigs> {
  const folder = await committedFolder(root, pagesFolder);
  const names = [...folder.files]
    .map((file) => file.slice(pagesFolder.length + 1))
    .filter((file) => projectFiles.isConfigName(file));
  const texts = new Map<string, string>();
  for (const file of names) {
    const text = await textInCommit(root, folder, file, session);
    if (text !== null) texts.set(file, text);
  }
  return { head: folder.head, texts };
}

async function textInCommit(
  root: string,
  { head, changed }: CommittedFolder,
  file: string,
  { state }: DraftSession,
): Promise<FileText> {
  const known = state.files.get(file);
  const path = `${pagesFolder}/${file}`;
  const isOnDisk = !changed.has(path) && known && !known.theirs;
  if (isOnDisk && known.disk !== null) return known.disk;
  return head === undefined ? null : fileAt(root, path, head);
}
