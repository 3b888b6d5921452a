import { useEffect, useRef } from 'react';
import type { FileText } from '../drafts/file-change.ts';
import type { Studio } from '../shell/studio-context.ts';
import { outsideChanges } from './outside-changes.ts';
import { publishStrings } from './publish-strings.ts';

/**
 * Announces what others did to the files on disk.
 * @param saved the texts that this window has just saved, by file
 */
export function useOutsideChanges({ state, announce }: Studio, saved: ReadonlyMap<string, FileText>): void {
  const before = useRef(state);
  useEffect(() => {
    const isSaved = (file: string, text: FileText) => saved.has(file) && saved.get(file) === text;
    const sentences = outsideChanges(before.current, state, isSaved).map(({ file, is }) =>
      publishStrings.outside[is](file),
    );
    before.current = state;
    if (sentences.length > 0) announce(sentences.join(' '), { isSeen: true });
  }, [state, saved, announce]);
}
