import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What the button's place on the page is found again by, once the button is gone. */
interface Spot {
  readonly parent: Element;
  readonly before: Element | null;
}

function spotOf(button: HTMLElement): Spot | undefined {
  const root = button.closest('section');
  if (!root?.parentElement) return undefined;
  return { parent: root.parentElement, before: root.previousElementSibling };
}

function focusWhatStandsAt({ parent, before }: Spot): void {
  const place = before?.isConnected ? before.nextElementSibling : parent.firstElementChild;
  const section = place?.matches('section') ? place : place?.querySelector('section');
  const target = section ?? place;
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.dataset.landed = '';
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

/**
 * For a button that vanishes when it has done its work: a keyboard user who stood on it goes on from what came
 * into its place, and not from the top of the page.
 */
export function useFocusHandover(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      // React runs this before it takes the button out of the document.
      const spot = button && document.activeElement === button ? spotOf(button) : undefined;
      if (spot) queueMicrotask(() => focusWhatStandsAt(spot));
    };
  }, []);
  return ref;
}
