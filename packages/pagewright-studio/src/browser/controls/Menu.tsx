import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import css from './Menu.module.css';
import { IconButton } from './PushButton.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The keys that do the same. */
  readonly keys?: string;
  /** Why it cannot be done now; the item is then shown but cannot be chosen. */
  readonly disabledReason?: string;
  readonly isDanger?: boolean;
  /** Whether it is the chosen one of several; undefined for an action. */
  readonly isChecked?: boolean;
  /** True for the first item of a group of related ones: a line is above it. */
  readonly startsGroup?: boolean;
  readonly onChoose: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** A function is called when the menu opens: for the menus of long lists. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** -1 in a list in which arrow keys move the focus. */
  readonly tabIndex?: number;
}

/** A button that opens a menu of actions, after the ARIA menu button pattern. */
export function Menu({ label, icon, items, tabIndex }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = typeof items !== 'function' ? items : isOpen ? items() : [];
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);

  const buttons = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const onKey = (event: KeyboardEvent) => {
    const all = buttons();
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <>
      <span ref={button}>
        <IconButton
          label={label}
          icon={icon}
          aria-haspopup="menu"
          tabIndex={tabIndex}
          popoverTarget={id}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            menu.current?.showPopover();
          }}
        />
      </span>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={css.menu}
        onKeyDown={onKey}
        // The menu is placed by its size, so it needs its items before it is seen.
        onBeforeToggle={(event) => {
          if (event.newState === 'open') flushSync(() => setOpen(true));
        }}
        onToggle={(event) => {
          // Not earlier: the focus goes from an item back to the button only while the item is there.
          if (event.newState !== 'open') return setOpen(false);
          placeMenu(menu.current, button.current);
          buttons()[0]?.focus();
        }}
      >
        {shown.map((item) => (
          <Item
            key={item.label}
            item={item}
            onChoose={() => {
              menu.current?.hidePopover();
              item.onChoose();
            }}
          />
        ))}
      </div>
    </>
  );
}

/** Puts a menu below its button, or above it where it would not fit. */
function placeMenu(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (!menu || !button) return;
  const from = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isBelow = from.bottom + height < window.innerHeight;
  menu.style.top = `${isBelow ? from.bottom + 2 : Math.max(4, from.top - height - 2)}px`;
  menu.style.left = `${Math.max(4, Math.min(from.right - width, window.innerWidth - width - 4))}px`;
}

interface ItemProps {
  readonly item: MenuItem;
  readonly onChoose: () => void;
}

function Item({ item, onChoose }: ItemProps) {
  const { label, icon, keys, disabledReason, isDanger, isChecked, startsGroup } = item;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only an item that is checked or not has the attribute, and it is a radio.
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      tabIndex={-1}
      className={css.item}
      data-danger={isDanger ? '' : undefined}
      data-group={startsGroup ? '' : undefined}
      aria-disabled={disabledReason === undefined ? undefined : true}
      title={disabledReason}
      onClick={disabledReason === undefined ? onChoose : undefined}
    >
      <span className={css.icon}>{icon}</span>
      <span>{label}</span>
      {keys && <kbd className={css.keys}>{keys}</kbd>}
      {isChecked && <Check size={14} aria-hidden className={css.check} />}
    </button>
  );
}
