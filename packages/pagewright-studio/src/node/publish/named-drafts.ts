import { json } from 'pagewright/tooling';
import { projectFiles } from 'pagewright/tooling/node';
import { type DraftFile, fileOf } from '../../browser/drafts/draft-state.ts';
import type { DraftSession } from '../drafts/draft-session.ts';
import { CallError } from '../http/studio-call.ts';

/** A draft that a call names, as it is in the session. */
export interface NamedDraft extends DraftFile {
  readonly file: string;
}

/** More files than any site has page configs. */
const maxFiles = 10_000;

/**
 * The drafts that a call names: `files` is a list of names with the texts that the window shows, so that only what the person has
 * seen is saved or proposed.
 * @throws CallError if `files` is not such a list, or if a file does not exist or has another text
 */
export function namedDrafts(session: DraftSession, body: unknown): readonly NamedDraft[] {
  const files: unknown = json.isRecord(body) ? body.files : undefined;
  if (!Array.isArray(files) || files.length > maxFiles)
    throw new CallError('Expected a list of files with their texts.');
  const drafts = new Map<string, NamedDraft>();
  const changed: string[] = [];
  for (const each of files) {
    const [file, text]: unknown[] = Array.isArray(each) ? each : [];
    if (typeof file !== 'string' || !(text === null || typeof text === 'string'))
      throw new CallError('Expected the name of a file and its text.');
    // A file whose deletion was saved is known no more, and can still be proposed.
    const isDeleted = text === null && projectFiles.isConfigName(file);
    if (!session.state.files.has(file) && !isDeleted)
      throw new CallError(`There is no file ${file.slice(0, 300)}.`);
    const draft = fileOf(session.state, file);
    if (draft.text !== text) changed.push(file);
    drafts.set(file, { file, ...draft });
  }
  if (changed.length > 0)
    throw new CallError(
      `${changed.join(', ')} ${changed.length === 1 ? 'has' : 'have'} just been changed in another window. Look at the changes, and try again.`,
    );
  return [...drafts.values()];
}

/** @throws CallError if one of the drafts cannot be merged with what is on disk */
export function assertSettled(drafts: readonly NamedDraft[]): void {
  const conflicts = drafts.filter(({ theirs }) => theirs).map(({ file }) => file);
  if (conflicts.length > 0)
    throw new CallError(
      `${conflicts.join(', ')} ${conflicts.length === 1 ? 'was' : 'were'} changed outside the studio. Decide which text to keep, and try again.`,
    );
}
