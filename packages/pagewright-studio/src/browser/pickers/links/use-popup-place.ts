import { type RefObject, useLayoutEffect } from 'react';

/** The greatest height of a list in pixels, and the room below that is enough for one. */
const highest = 360;
const enough = 200;

/** Shows a manual popover below an element, or above it where there is more room. It stays there when something scrolls. */
export function usePopupPlace(
  isShown: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [from, to] = [anchor.current, popup.current];
    if (!isShown || !from || !to) return;
    const move = () => place(to, from.getBoundingClientRect());
    to.showPopover();
    move();
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
      to.hidePopover();
    };
  }, [isShown, anchor, popup]);
}

function place({ style }: HTMLElement, from: DOMRect): void {
  const below = window.innerHeight - from.bottom;
  const isBelow = below > enough || below > from.top;
  style.left = `${from.left}px`;
  style.width = `${from.width}px`;
  style.maxHeight = `${Math.min(highest, (isBelow ? below : from.top) - 12)}px`;
  style.top = isBelow ? `${from.bottom + 2}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${window.innerHeight - from.top + 2}px`;
}
