import type { TextEdit } from 'pagewright/tooling';
import { createContext, useContext } from 'react';
import type { StudioServer } from '../connection/server-stream.ts';
import type { StudioState, StudioStore } from '../connection/studio-store.ts';
import type { SelectedPart, Step } from '../drafts/draft-state.ts';
import { changeOf } from '../drafts/file-change.ts';
import type { StudioView } from './studio-view.ts';

/** What all parts of the studio use. */
export interface Studio {
  readonly server: StudioServer;
  readonly store: StudioStore;
  readonly state: StudioState;
  readonly view: StudioView;
  /** Changes what the window shows, but no file. */
  show(change: Partial<StudioView>): void;
  /** Announces a sentence to screen readers, and shows it for a moment if `isSeen`. */
  announce(sentence: string, options?: { readonly isSeen?: boolean }): void;
}

/** The studio of the window. Read it with {@link useStudio}. */
export const StudioContext = createContext<Studio | undefined>(undefined);

/** The studio of the window. Throws outside of it. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('There is no studio around this component.');
  return studio;
}

interface EditOptions {
  /** Edits in a row with the same group are undone together. */
  readonly group?: string;
  /** What is selected afterwards. By default it stays. */
  readonly select?: SelectedPart;
}

/**
 * Changes one file.
 * @param label for undo: "Move section"
 * @param edits offsets in the text that the studio shows now
 */
export function editFile(
  { store, state: { texts }, view, show }: Studio,
  file: string,
  label: string,
  edits: readonly TextEdit[],
  { group, select }: EditOptions = {},
): void {
  const text = texts.get(file);
  if (text === undefined || edits.length === 0) return;
  editFiles({ store, view, show }, label, new Map([[file, changeOf(text, edits)]]), {
    ...(group === undefined ? {} : { group }),
    ...(select ? { select } : {}),
  });
}

/** Changes several files in one step. */
export function editFiles(
  { store, view, show }: Pick<Studio, 'store' | 'view' | 'show'>,
  label: string,
  changes: Step['changes'],
  { group, select }: EditOptions = {},
): void {
  const before = view.selected;
  const after = select ?? before;
  store.edit({
    label,
    changes,
    ...(group === undefined ? {} : { group }),
    selected: { ...(before ? { before } : {}), ...(after ? { after } : {}) },
  });
  if (select) show({ file: select.file, selected: select });
}
