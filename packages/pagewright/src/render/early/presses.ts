import { useEffect } from 'react';
import { pageId } from '../document/payload.ts';
import { earlyUse } from './early-use.ts';

/**
 * Repeats a key press on a button of the layout that the visitor pressed before the layout hydrated, unless the focus has moved on. Links
 * and submit buttons work without handlers. Menus under a pointer do too, because a style opens them.
 */
function repeatPress(): void {
  const target = earlyUse()?.pressed();
  if (!(target instanceof HTMLButtonElement) || target.type !== 'button') return;
  if (target === document.activeElement && !target.closest(`#${pageId}`)) target.click();
}

/** Repeats an early key press when the layout has hydrated. */
export function useRepeatedPress(): void {
  useEffect(repeatPress, []);
}
