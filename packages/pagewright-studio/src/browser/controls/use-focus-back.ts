import { type RefObject, useLayoutEffect } from 'react';

/** The last pane that is before an element in the document. */
function paneBefore(element: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-pane]')].findLast(
    (pane) => pane.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/**
 * Gives the focus back to what had it before an element was there, or else to the pane before it, if the element goes while the focus is in
 * it. Dialogs do so by themselves.
 */
export function useFocusBack(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = element.current;
    const before = document.activeElement;
    // Not useEffect: when it is cleaned up, the element and the focus are gone.
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isThere ? before : paneBefore(own))?.focus();
    };
  }, [element]);
}
