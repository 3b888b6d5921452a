import { checks, type Diagnostic, type Fix } from 'pagewright/tooling';
import type { Step } from '../drafts/draft-state.ts';
import { changeOf } from '../drafts/file-change.ts';
import type { Texts } from '../drafts/pending-steps.ts';

/** The fixes that certainly do what the author meant. A fix that changes the same characters as another one is left out. */
export function safeFixes(diagnostics: readonly Diagnostic[], files: Texts): readonly Fix[] {
  const kept: Fix[] = [];
  for (const diagnostic of diagnostics) {
    const [fix] = checks.fixesOf(diagnostic, { files, schemaFiles: new Map() });
    if (fix?.isSafe && fix.newName === undefined && !fix.folder && !kept.some((each) => overlaps(each, fix)))
      kept.push(fix);
  }
  return kept;
}

function overlaps(one: Fix, other: Fix): boolean {
  return (
    one.file === other.file &&
    one.edits.some((each) => other.edits.some((edit) => each.start <= edit.end && edit.start <= each.end))
  );
}

/** The changes of fixes, as one step. */
export function changesOf(fixes: readonly Fix[], texts: Texts): Step['changes'] {
  const files = [...new Set(fixes.map(({ file }) => file))];
  return new Map(
    files.flatMap((file) => {
      const text = texts.get(file);
      const edits = fixes.filter((fix) => fix.file === file).flatMap((fix) => fix.edits);
      return text === undefined ? [] : [[file, changeOf(text, edits)]];
    }),
  );
}
