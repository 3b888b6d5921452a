import { changeBetween, type FileText } from '../../drafts/file-change.ts';
import { editFiles, type Studio } from '../../shell/studio-context.ts';
import { publishStrings } from '../publish-strings.ts';

/** Decides about a file that was changed here and on disk: keeps one of the texts, or a text with parts of both. */
export function settleConflict(
  studio: Studio,
  file: string,
  kept: 'mine' | 'theirs' | { readonly text: string },
): void {
  const { store, state, announce } = studio;
  if (typeof kept === 'string') store.request({ is: 'settle', file, keep: kept });
  else {
    const mine: FileText = state.texts.get(file) ?? null;
    store.request({ is: 'settle', file, keep: 'mine' });
    if (kept.text !== mine)
      editFiles(
        studio,
        publishStrings.conflict.step(file),
        new Map([[file, changeBetween(mine, kept.text)]]),
      );
  }
  announce(publishStrings.conflict.settled(file), { isSeen: true });
}
