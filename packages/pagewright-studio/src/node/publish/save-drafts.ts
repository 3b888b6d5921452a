import type { Diagnostic } from 'pagewright/tooling';
import type { DraftedProject } from 'pagewright/tooling/node';
import type { FileText } from '../../browser/drafts/file-change.ts';
import type { DraftSession } from '../drafts/draft-session.ts';
import { deleteFileSafely, writeFileSafely } from '../files/write-safely.ts';
import { CallError } from '../http/studio-call.ts';
import { pagesFolder } from '../project-data.ts';
import { assertNoErrors, errorsWith } from './draft-errors.ts';
import { assertSettled, type NamedDraft } from './named-drafts.ts';

interface SavingParts {
  readonly root: string;
  readonly project: DraftedProject;
  readonly session: DraftSession;
}

/** The errors that saving drafts would bring into the project. */
export function errorsOfSaving(
  { project, session }: SavingParts,
  drafts: readonly NamedDraft[],
): readonly Diagnostic[] {
  const disk = [...session.state.files].flatMap(([file, each]): [string, string][] =>
    each.disk === null ? [] : [[file, each.disk]],
  );
  return errorsWith(project, new Map(disk), drafts);
}

/**
 * Writes drafts to disk. Writes none of them if one has an error, or if the site would have a new one, or if one cannot be merged with what
 * is on disk.
 * @throws CallError, or an ExplainedError if the disk does not accept a file
 */
export function saveDrafts(
  parts: SavingParts,
  drafts: readonly NamedDraft[],
): { readonly saved: readonly string[] } {
  assertSettled(drafts);
  assertNoErrors(errorsOfSaving(parts, drafts), ', or save as a draft');
  const { session } = parts;
  const unsaved = drafts.filter(({ text, disk }) => text !== disk);
  const saved = new Map<string, FileText>();
  const changed: string[] = [];
  try {
    // Deletions come last: if something fails before them, a page that was renamed exists twice rather than not at all.
    for (const draft of unsaved.toSorted(
      (one, other) => Number(one.text === null) - Number(other.text === null),
    )) {
      const result = write(parts, draft);
      // The disk may have the text already, if it was full when the last save was to be noted.
      if (result.written || result.found === draft.text) saved.set(draft.file, draft.text);
      else {
        changed.push(draft.file);
        session.readFromDisk(draft.file, result.found);
      }
    }
  } finally {
    session.saved(saved);
  }
  if (changed.length > 0)
    throw new CallError(
      `${changed.join(', ')} ${changed.length === 1 ? 'was' : 'were'} changed outside the studio at the same moment, and not saved. Look at the changes, and save again.`,
    );
  return { saved: [...saved.keys()].toSorted() };
}

function write({ root }: SavingParts, { file, text, disk }: NamedDraft) {
  const target = `${pagesFolder}/${file}`;
  return text === null
    ? deleteFileSafely(root, target, { expected: disk })
    : writeFileSafely(root, target, text, { expected: disk });
}
