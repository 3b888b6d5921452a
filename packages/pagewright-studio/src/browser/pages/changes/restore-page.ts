import { ChangedFiles } from '../../edits/files-in-change.ts';
import { fileWords } from '../../names/page-facts.ts';
import { pageStrings } from '../page-strings.ts';
import { type PageOperation, type ProjectTexts, wholeFile } from './page-operation.ts';
import { removeRedirectsTaking } from './redirect-edits.ts';

/** Brings back a file that is deleted but still on disk. Redirects from its addresses are removed. */
export function restorePage(state: ProjectTexts, file: string): PageOperation {
  const changed = new ChangedFiles(state.texts);
  changed.write(file, state.disk.get(file)?.text ?? null);
  removeRedirectsTaking(changed, state.site, file);
  return {
    label: pageStrings.steps.restore(fileWords(file)),
    changes: changed.changes,
    select: wholeFile(file),
  };
}
