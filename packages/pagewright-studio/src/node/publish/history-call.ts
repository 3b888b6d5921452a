import { json } from 'pagewright/tooling';
import type { FileText } from '../../browser/drafts/file-change.ts';
import type { FileVersionJson } from '../../browser/protocol.ts';
import { fileAt, fileHistory } from '../git/git-history.ts';
import { CallError } from '../http/studio-call.ts';
import { pagesFolder } from '../project-data.ts';

/** Most commits of a file that are listed. */
const maxVersions = 200;

/** The path of a page config that a call names, relative to the project. */
function fileIn(body: unknown): string {
  const file: unknown = json.isRecord(body) ? body.file : undefined;
  if (typeof file !== 'string' || !file.endsWith('.json'))
    throw new CallError('Expected the name of a file.');
  return `${pagesFolder}/${file}`;
}

/** The commits that changed a page config, newest first. Rejects with an ExplainedError if there is no repository. */
export async function listVersions(
  root: string,
  body: unknown,
): Promise<{ readonly versions: readonly FileVersionJson[] }> {
  const versions = await fileHistory(root, fileIn(body), maxVersions);
  return {
    versions: versions.map(({ commit, date, author, subject }) => ({ commit, date, author, subject })),
  };
}

/** The text of a page config at one of its commits; null if it did not exist then. */
export async function readVersion(root: string, body: unknown): Promise<{ readonly text: FileText }> {
  const { commit } = json.isRecord(body) ? body : {};
  // The name that the file had then comes from its history, so that a window can name no other file.
  const versions = await fileHistory(root, fileIn(body), maxVersions);
  const version = versions.find((each) => each.commit === commit);
  if (!version) throw new CallError('The file has no such version. Open its history again.');
  return { text: version.file === null ? null : await fileAt(root, version.file, version.commit) };
}
