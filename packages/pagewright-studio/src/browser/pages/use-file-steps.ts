import { useCallback, useLayoutEffect, useRef } from 'react';
import { fileWords } from '../names/page-facts.ts';
import { editFiles, type Studio, useStudio } from '../shell/studio-context.ts';
import { type PageOperation, wholeFile } from './changes/page-operation.ts';
import { restorePage } from './changes/restore-page.ts';
import { pageStrings } from './page-strings.ts';
import { publishDraft } from './save-as-draft.ts';
import { viewOf } from './use-open-page.ts';

/**
 * Does an operation on whole files as one step. Undo leads back to the file that was open before.
 * @param sentence what happened
 */
export function runOperation(
  studio: Studio,
  { label, changes, select }: PageOperation,
  sentence: string,
): void {
  const { store, view, show, announce } = studio;
  const before = view.selected ?? (view.file === undefined ? undefined : wholeFile(view.file));
  editFiles({ store, show, view: { ...view, selected: before } }, label, changes, select ? { select } : {});
  announce(sentence, { isSeen: true });
}

interface FileSteps {
  readonly open: (file: string) => void;
  readonly restore: (file: string) => void;
  /** Returns the file of the page. */
  readonly publish: (file: string) => string;
}

/** What rows do at once, without a dialog. The functions stay the same, so that rows need not be drawn again. */
export function useFileSteps(): FileSteps {
  const studio = useStudio();
  const latest = useRef(studio);
  useLayoutEffect(() => {
    latest.current = studio;
  });
  const open = useCallback((file: string) => {
    const { state, show } = latest.current;
    show(viewOf(state.site, file));
  }, []);
  const restore = useCallback((file: string) => {
    const { state } = latest.current;
    runOperation(latest.current, restorePage(state, file), pageStrings.done.restored(fileWords(file)));
  }, []);
  const publish = useCallback((file: string) => {
    const operation = publishDraft(latest.current.state, file);
    runOperation(latest.current, operation, pageStrings.done.published(fileWords(file)));
    return operation.select?.file ?? file;
  }, []);
  return { open, restore, publish };
}
