import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from 'pagewright/tooling/node';
import { committedFolder } from '../git/committed-texts.ts';
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
 * Reads the page configs of the last commit: from disk where they are the same there, because asking git for each file takes long. The
 * drafts know these texts too, but are behind for a moment after a commit. Rejects with an ExplainedError if there is no repository.
 */
export async function committedConfigs(root: string): Promise<CommittedConfigs> {
  const { head, files, changed } = await committedFolder(root, pagesFolder);
  const configs = [...files].filter((file) => projectFiles.isConfigName(file.slice(pagesFolder.length + 1)));
  const texts = new Map<string, string>();
  for (const file of configs) {
    const isOnDisk = head === undefined || !changed.has(file);
    const text = isOnDisk ? readFileSync(path.join(root, file), 'utf8') : await fileAt(root, file, head);
    if (text !== null) texts.set(file.slice(pagesFolder.length + 1), text);
  }
  return { head, texts };
}
