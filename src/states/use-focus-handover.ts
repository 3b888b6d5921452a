import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The place of the button, with which its replacement is found. */
interface Position {
  readonly parent: Element;
  readonly before: Element | null;
}

function positionOf(button: HTMLElement): Position | undefined {
  const root = button.closest('section');
  if (!root?.parentElement) return undefined;
  return { parent: root.parentElement, before: root.previousElementSibling };
}

function focusReplacement({ parent, before }: Position): void {
  const replacement = before?.isConnected ? before.nextElementSibling : parent.firstElementChild;
  const section = replacement?.matches('section') ? replacement : replacement?.querySelector('section');
  const target = section ?? replacement;
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.dataset.landed = '';
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

/** Moves the focus from a button that disappears to its replacement, so that keyboard users do not start again at the top. */
export function useFocusHandover(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      // React runs this before it removes the button.
      const position = button && document.activeElement === button ? positionOf(button) : undefined;
      if (position) queueMicrotask(() => focusReplacement(position));
    };
  }, []);
  return ref;
}
