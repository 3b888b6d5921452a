import type { Diagnostic } from 'pagewright/tooling';
import type { DraftedProject } from 'pagewright/tooling/node';
import type { FileText } from '../../browser/drafts/file-change.ts';
import { CallError } from '../http/studio-call.ts';

type NamedTexts = readonly { readonly file: string; readonly text: FileText }[];

const keyOf = ({ file, code, data }: Diagnostic) => JSON.stringify([file, code, data]);

/**
 * The errors that drafts would bring into the project: all errors in the drafts themselves, and new errors in other files.
 * @param texts the page configs that the drafts change: on disk, or in the last commit
 */
export function errorsWith(
  project: DraftedProject,
  texts: ReadonlyMap<string, string>,
  drafts: NamedTexts,
): readonly Diagnostic[] {
  const changed = new Map(texts);
  for (const { file, text } of drafts) {
    if (text === null) changed.delete(file);
    else changed.set(file, text);
  }
  const files = new Set(drafts.map(({ file }) => file));
  const { errors } = project.checkOnDisk(changed);
  const isElsewhere = errors.some(({ file }) => !files.has(file));
  const known = isElsewhere ? new Set(project.checkOnDisk(texts).errors.map(keyOf)) : new Set<string>();
  return errors.filter((error) => files.has(error.file) || !known.has(keyOf(error)));
}

/** @throws CallError if there are errors. @param advice what to do instead of correcting them */
export function assertNoErrors(errors: readonly Diagnostic[], advice: string): void {
  if (errors.length === 0) return;
  const files = [...new Set(errors.map(({ file }) => file))].join(', ');
  throw new CallError(
    errors.length === 1
      ? `There is an error in ${files}. Correct it${advice}.`
      : `There are ${errors.length} errors in ${files}. Correct them${advice}.`,
  );
}
