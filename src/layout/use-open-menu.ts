import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** In milliseconds. Long enough that a pointer that passes over opens nothing, short enough to feel immediate. */
const openDelay = 110;
const closeDelay = 240;

/** Which menu is open (at most one), and the event handlers of the menus. */
interface OpenMenu {
  readonly open: string | undefined;
  toggle(label: string): void;
  enter(label: string, event: PointerEvent): void;
  leave(event: PointerEvent): void;
  blur(event: FocusEvent<HTMLElement>): void;
}

/** Disclosure menus. A click keeps a menu open, hovering opens it while the mouse stays, and Escape closes it. */
export function useOpenMenu(): OpenMenu {
  const [open, setOpen] = useState<string>();
  const pinned = useRef(false);
  const timer = useRef<number>(undefined);

  const later = (label: string | undefined, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      pinned.current = false;
      setOpen(label);
    }, delay);
  };

  // Before hydration, styles open the menu that has the pointer or the focus. It must stay open, unless the focus has only
  // arrived at its button, where Enter opens it.
  useEffect(() => {
    const menu = document.querySelector(
      '[data-menu]:is(:hover, :focus-within):not(:has(> button:focus-visible))',
    );
    const label = menu?.querySelector('button')?.textContent;
    if (!label) return;
    pinned.current = menu.matches(':focus-within');
    setOpen(label);
  }, []);

  useEffect(() => {
    if (open === undefined) return;
    const close = () => {
      window.clearTimeout(timer.current);
      setOpen(undefined);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const group = document.activeElement?.closest('[data-menu]');
      close();
      // Focus must not stay on a hidden link.
      group?.querySelector('button')?.focus();
    };
    // A link may lead to an anchor on the current page, which the sheet would cover.
    const closeAfterLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-menu] a')) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeAfterLink);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeAfterLink);
    };
  }, [open]);

  return {
    open,
    toggle(label) {
      window.clearTimeout(timer.current);
      const closes = open === label && pinned.current;
      pinned.current = !closes;
      setOpen(closes ? undefined : label);
    },
    enter(label, event) {
      if (event.pointerType !== 'mouse') return;
      if (open === label) window.clearTimeout(timer.current);
      else later(label, openDelay);
    },
    leave(event) {
      if (event.pointerType !== 'mouse') return;
      if (pinned.current && open !== undefined) window.clearTimeout(timer.current);
      else later(undefined, closeDelay);
    },
    blur(event) {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      if (pinned.current) setOpen(undefined);
    },
  };
}
