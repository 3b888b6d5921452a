import type { Diagnostic } from '../../check/messages/diagnostic.ts';
import { fileOf } from '../../studio/drafts/draft-state.ts';
import type { FileText } from '../../studio/drafts/file-change.ts';
import type { DraftSession } from './draft-session.ts';
import { pagesFolder, type StudioProject } from './studio-project.ts';
import { CallError } from './studio-server.ts';
import { deleteFileSafely, writeFileSafely } from './write-safely.ts';

interface SavingParts {
  readonly root: string;
  readonly project: StudioProject;
  readonly session: DraftSession;
}

/**
 * Writes drafts to disk. Writes none of them if one has an error, or if the site would have a new one.
 * @throws CallError
 */
export async function saveDrafts(
  { root, project, session }: SavingParts,
  files: readonly string[],
): Promise<{ readonly saved: readonly string[] }> {
  const drafts = files.map((file) => ({ file, ...fileOf(session.state, file) }));
  const conflict = drafts.find(({ theirs }) => theirs);
  if (conflict)
    throw new CallError(`${conflict.file} was changed on disk. Decide which text to keep, and save again.`);
  const errors = newErrors(project, session, files);
  if (errors.length > 0)
    throw new CallError(
      `${errors.length === 1 ? 'There is an error' : `There are ${errors.length} errors`} in ${[...new Set(errors.map(({ file }) => file))].join(', ')}. Correct ${errors.length === 1 ? 'it' : 'them'}, or save as a draft.`,
    );
  const saved = new Map<string, FileText>();
  for (const { file, text, disk } of drafts) {
    if (text === disk) continue;
    const target = `${pagesFolder}/${file}`;
    const result =
      text === null
        ? deleteFileSafely(root, target, { expected: disk })
        : writeFileSafely(root, target, text, { expected: disk });
    if (result.written) saved.set(file, text);
    else session.readFromDisk(file, result.found);
  }
  session.saved(saved);
  const missing = drafts.filter(({ file, text, disk }) => text !== disk && !saved.has(file));
  if (missing.length > 0)
    throw new CallError(
      `${missing.map(({ file }) => file).join(', ')} was changed on disk at the same moment. Look at it, and save again.`,
    );
  return { saved: [...saved.keys()] };
}

const keyOf = ({ file, code, data }: Diagnostic) => JSON.stringify([file, code, data]);

/** The errors that saving would write: all in the files themselves, and those in other files that are not there already. */
function newErrors(
  project: StudioProject,
  session: DraftSession,
  files: readonly string[],
): readonly Diagnostic[] {
  const disk = new Map(
    [...session.state.files].flatMap(([file, each]) => (each.disk === null ? [] : [[file, each.disk]])),
  );
  const saved = new Map(disk);
  for (const file of files) {
    const { text } = fileOf(session.state, file);
    if (text === null) saved.delete(file);
    else saved.set(file, text);
  }
  const known = new Set(project.checkOnDisk(disk).errors.map(keyOf));
  return project
    .checkOnDisk(saved)
    .errors.filter((error) => files.includes(error.file) || !known.has(keyOf(error)));
}
