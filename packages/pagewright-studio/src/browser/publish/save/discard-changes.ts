import { changeBetween } from '../../drafts/file-change.ts';
import { editFiles, type Studio } from '../../shell/studio-context.ts';
import { publishStrings } from '../publish-strings.ts';
import type { ChangedFile } from '../unsaved-files.ts';

/** Makes drafts as they were before their changes, in one step that can be undone. @param label for undo */
export function discardChanges(studio: Studio, changes: readonly ChangedFile[], label: string): void {
  if (changes.length === 0) return;
  const back = changes.map(({ file, before, after }) => [file, changeBetween(after, before)] as const);
  editFiles(studio, label, new Map(back));
  studio.announce(publishStrings.discarded, { isSeen: true });
}
