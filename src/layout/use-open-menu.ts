import {
  type FocusEvent,
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hasFollowedAnchor } from './followed-anchor.ts';

/** In milliseconds. A pointer that only passes over a button opens nothing, and the delay is still short enough to feel immediate. */
const openDelay = 110;
const closeDelay = 240;

/** Which menu is open (at most one), and the event handlers of the menus. */
interface OpenMenu {
  readonly open: string | undefined;
  /** True while a pointer is pressed on a button. */
  press(): void;
  toggle(label: string, event: ReactMouseEvent): void;
  enter(label: string, event: PointerEvent): void;
  leave(event: PointerEvent): void;
  blur(event: FocusEvent<HTMLElement>): void;
}

/** Disclosure menus. A click keeps a menu open, hovering opens it while the mouse stays, and Escape closes it. */
export function useOpenMenu(): OpenMenu {
  const [open, setOpen] = useState<string>();
  const pinned = useRef(false);
  const pressed = useRef(false);
  const timer = useRef<number>(undefined);

  const later = (label: string | undefined, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      pinned.current = false;
      setOpen(label);
    }, delay);
  };

  // Before hydration, styles open the menu that has the pointer or the focus. It must stay open, unless the focus has only arrived at its
  // button, where Enter opens it, or the menu would cover the target of one of its links. Runs before React handles any event, so a click
  // finds the menu open.
  useLayoutEffect(() => {
    if (hasFollowedAnchor()) return;
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
    press() {
      pressed.current = true;
    },
    toggle(label, event) {
      window.clearTimeout(timer.current);
      // A press that began before hydration has moved the focus to the button, which has opened the menu.
      const hasOpened = event.detail > 0 && !pressed.current;
      const closes = open === label && pinned.current && !hasOpened;
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
