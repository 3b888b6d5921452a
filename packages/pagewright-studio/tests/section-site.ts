import { createTwoFilesPatch } from 'diff';
import type { EditorSite } from '../../pagewright/src/editor/editor-site.ts';
import { readEditorSite } from '../../pagewright/src/pipeline/site/read-editor-site.ts';
import { museum } from '../../pagewright/tests/sites/museum-project.ts';
import { applyChanges } from '../src/browser/drafts/pending-steps.ts';
import {
  isRefusal,
  type Outcome,
  type SectionChange,
} from '../src/browser/sections/operations/section-change.ts';

const real = readEditorSite(museum);

/** The museum with some files replaced. */
export function siteWith(files: Readonly<Record<string, string>> = {}): EditorSite {
  const texts = new Map([...real.workspace.files, ...Object.entries(files)]);
  return { ...real, workspace: { ...real.workspace, files: texts }, parsed: new Map() };
}

/** The change of an operation that must succeed. */
export function done(outcome: Outcome): SectionChange {
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome;
}

/** Why an operation is refused; undefined if it is not. */
export function refusal(outcome: Outcome): string | undefined {
  return isRefusal(outcome) ? outcome.refused : undefined;
}

/** The site after an operation. */
export function siteAfter(site: EditorSite, { changes }: Pick<SectionChange, 'changes'>): EditorSite {
  const files = applyChanges(site.workspace.files, changes);
  return { ...site, workspace: { ...site.workspace, files }, parsed: new Map() };
}

/** The text of a file after an operation that must succeed. */
export function textAfter(site: EditorSite, outcome: Outcome, file: string): string {
  return siteAfter(site, done(outcome)).workspace.files.get(file) ?? '';
}

/** The lines that an operation changes, file by file. */
export function diffOf(site: EditorSite, outcome: Outcome): string {
  const { changes } = done(outcome);
  const changed = applyChanges(site.workspace.files, changes);
  return [...changes.keys()]
    .toSorted()
    .map((file) => {
      const before = site.workspace.files.get(file) ?? '';
      const patch = createTwoFilesPatch('', '', before, changed.get(file) ?? '', '', '', { context: 0 });
      return `${file}\n${patch.split('\n').slice(4).join('\n')}`;
    })
    .join('');
}
