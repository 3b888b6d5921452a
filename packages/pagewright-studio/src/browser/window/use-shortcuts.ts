import { useEffect } from 'react';
import type { Studio } from '../shell/studio-context.ts';

/** True where letters are typed. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}

/** Moves the focus to the next pane, or the one before. */
function focusPane(step: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) =>
    pane.checkVisibility({ visibilityProperty: true }),
  );
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  panes.at((Math.max(at, step < 0 ? 0 : -1) + step) % panes.length)?.focus();
}

/**
 * The keys of the whole window. Undo and redo belong to the studio in every field: the browser's own would undo what it shows, but not
 * what the server has.
 */
export function useShortcuts(studio: Studio | undefined): void {
  useEffect(() => {
    if (!studio) return;
    const { store, view, show } = studio;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const name = event.key.toLowerCase();
      if (event.key === 'F6') focusPane(event.shiftKey ? -1 : 1);
      else if (isCommand && name === 'z') store.request({ is: event.shiftKey ? 'redo' : 'undo' });
      else if (isCommand && name === 'y') store.request({ is: 'redo' });
      else if (isCommand && name === 'j') show({ isJsonOpen: !view.isJsonOpen });
      else if (event.key === '?' && !isTextField(event.target)) show({ isHelpOpen: true });
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [studio]);
}
