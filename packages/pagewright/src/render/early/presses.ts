import { useEffect } from 'react';
import { pageId } from '../document/payload.ts';
import { earlyUse } from './early-use.ts';

/**
 * Presses a button of the layout again that a key pressed before the layout hydrated, unless the focus has moved on. Links and
 * submit buttons work without their handlers, and so do menus under a pointer, which open by a style.
 */
function repeatPress(): void {
  const target = earlyUse()?.pressed();
  if (!(target instanceof HTMLButtonElement) || target.type !== 'button') return;
  if (target === document.activeElement && !target.closest(`#${pageId}`)) target.click();
}

/** Does this when the layout has hydrated. */
export function useRepeatedPress(): void {
  useEffect(repeatPress, []);
}
