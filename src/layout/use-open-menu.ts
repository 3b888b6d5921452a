import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough that a pointer on its way elsewhere opens nothing; short enough to feel at once. Milliseconds. */
const OPEN_AFTER = 110;
const CLOSE_AFTER = 240;

/** Which menu is open, and the handlers of its group. At most one is. */
export interface OpenMenu {
  readonly open: string | undefined;
  toggle(label: string): void;
  enter(label: string, event: PointerEvent): void;
  leave(event: PointerEvent): void;
  blur(event: FocusEvent<HTMLElement>): void;
}

/** Disclosure menus: a click pins one open, a mouse that rests opens one for as long as it stays, Escape closes. */
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
      // Focus must not stay on a link that is no longer seen.
      group?.querySelector('button')?.focus();
    };
    // A link may lead to a part of this very page, which the sheet would cover.
    const closeBehindLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-menu] a')) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeBehindLink);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeBehindLink);
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
      else later(label, OPEN_AFTER);
    },
    leave(event) {
      if (event.pointerType !== 'mouse') return;
      if (pinned.current && open !== undefined) window.clearTimeout(timer.current);
      else later(undefined, CLOSE_AFTER);
    },
    blur(event) {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      if (pinned.current) setOpen(undefined);
    },
  };
}
