import { useEffect } from 'react';
import { pageId } from '../document/payload.ts';

/** Returns the target of the last press with a key; see `start`. */
let lastPress: () => EventTarget | null = () => null;

/** @param read returns the target of the last press with a key */
export function watchPresses(read: () => EventTarget | null): void {
  lastPress = read;
}

/**
 * Presses a button of the layout again that a key pressed before the layout hydrated, unless the focus has moved on. Links and
 * submit buttons work without their handlers, and so do menus under a pointer, which open by a style.
 */
function repeatPress(): void {
  const target = lastPress();
  if (!(target instanceof HTMLButtonElement) || target.type !== 'button') return;
  if (target === document.activeElement && !target.closest(`#${pageId}`)) target.click();
}

/** Does this when the layout has hydrated. */
export function useRepeatedPress(): void {
  useEffect(repeatPress, []);
}
