import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { SectionActions } from '../section-actions.ts';
import { findEntry, outerKey, type SectionEntry, type TreeEntry } from './tree-entries.ts';

interface TreeKeysOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly entries: readonly TreeEntry[];
  readonly actions: SectionActions;
  /** Focuses the row with a key. */
  readonly focus: (key: string | undefined) => void;
  /** Opens or closes a list, or a section with slots. */
  readonly toggle: (key: string, isExpanded: boolean) => void;
}

/** Letters that follow each other in less time, in milliseconds, are one word. */
const pause = 700;

/** The row in a grid that an element is in, or is; undefined inside of menus and dialogs. */
function rowOf(element: EventTarget | null, grid: HTMLElement | null): HTMLElement | undefined {
  if (!(element instanceof HTMLElement) || element.closest('[role=menu], dialog, input, textarea'))
    return undefined;
  const row = element.closest<HTMLElement>('[role=row]');
  return row && grid?.contains(row) ? row : undefined;
}

function buttonsIn(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (button) => !button.closest('[role=menu]'),
  );
}

/** The place after a row: after a section, or at the start of a list, or at its end. */
function spotBehind(entry: TreeEntry) {
  const { list } = entry;
  const count = list.rows[0]?.count ?? 0;
  const index = entry.is === 'section' ? entry.row.index + 1 : entry.is === 'list' ? 0 : count;
  return { file: list.file, list: list.steps, index };
}

const partOf = ({ row: { file, steps } }: SectionEntry) => ({ file, steps });

/** Keys that lead to another row, or to a button of the row. */
function goTo(
  { entries, focus, toggle }: TreeKeysOptions,
  { key, target }: KeyboardEvent,
  entry: TreeEntry,
  row: HTMLElement,
): boolean {
  const at = entries.indexOf(entry);
  const rows: Readonly<Record<string, TreeEntry | undefined>> = {
    ArrowDown: entries[at + 1],
    ArrowUp: entries[at - 1],
    Home: entries[0],
    End: entries.at(-1),
  };
  if (key in rows) focus(rows[key]?.key);
  else if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false;
  else if (target === row && 'isExpanded' in entry && entry.isExpanded === (key === 'ArrowLeft'))
    toggle(entry.key, key === 'ArrowRight');
  else if (target === row && key === 'ArrowLeft') focus(outerKey(entries, entry.key));
  else focusButton(row, target, key === 'ArrowRight' ? 1 : -1);
  return true;
}

/** Moves the focus to the next button of a row, or to the one before, or back to the row. */
function focusButton(row: HTMLElement, from: EventTarget, step: 1 | -1): void {
  const buttons = buttonsIn(row);
  const at = from instanceof HTMLElement ? buttons.indexOf(from) : -1;
  const to = buttons[at + step];
  if (to) to.focus();
  else if (step < 0) row.focus();
}

/** Enter and the space bar. */
function press(
  { actions, toggle }: TreeKeysOptions,
  { key, target }: KeyboardEvent,
  entry: TreeEntry,
): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  // Buttons in the row do what they do.
  if (target instanceof HTMLElement && target.tagName === 'BUTTON') return false;
  if (entry.is === 'list') toggle(entry.key, !entry.isExpanded);
  else if (entry.is === 'add') actions.openDialog({ is: 'add', spot: spotBehind(entry) });
  else actions.select(partOf(entry));
  return true;
}

/** Keys that change sections. */
function change(
  { actions }: TreeKeysOptions,
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  entry: TreeEntry,
): boolean {
  if (entry.list.isElsewhere) return false;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key === 'Enter') actions.openDialog({ is: 'add', spot: spotBehind(entry) });
  else if (entry.is !== 'section') return false;
  else if (altKey && !isCommand && key === 'ArrowUp') actions.moveBy(partOf(entry), -1);
  else if (altKey && !isCommand && key === 'ArrowDown') actions.moveBy(partOf(entry), 1);
  else if (isCommand && !shiftKey && key.toLowerCase() === 'd') actions.duplicate(partOf(entry));
  else if (isCommand && shiftKey && key.toLowerCase() === 'h') actions.hide(partOf(entry));
  else if (key === 'Delete' || key === 'Backspace') actions.delete(partOf(entry));
  else return false;
  return true;
}

/** Pastes after a row, or copies or cuts its section. False if there is nothing to do. */
function runClipboard(actions: SectionActions, type: string, data: DataTransfer, entry: TreeEntry): boolean {
  if (type === 'paste') {
    const copied = entry.list.isElsewhere ? undefined : actions.pastable(data.getData('text/plain'));
    if (copied) actions.paste(spotBehind(entry), copied);
    return copied !== undefined;
  }
  if (entry.is !== 'section') return false;
  const isCut = type === 'cut' && !entry.list.isElsewhere;
  const text = isCut ? actions.cut(partOf(entry)) : actions.copy(partOf(entry));
  if (text !== undefined) data.setData('text/plain', text);
  return text !== undefined;
}

/** The keys of the tree, after the ARIA pattern of a treegrid, and the keys that change sections. */
export function useTreeKeys(options: TreeKeysOptions) {
  const { grid, entries, actions, focus } = options;
  const typed = useRef({ text: '', time: 0 });

  const find = ({ key, timeStamp }: KeyboardEvent, entry: TreeEntry): boolean => {
    if (!/^[\p{L}\p{N}]$/u.test(key)) return false;
    const { text, time } = typed.current;
    typed.current = { text: timeStamp - time < pause ? text + key : key, time: timeStamp };
    focus(findEntry(entries, entry.key, typed.current.text));
    return true;
  };

  const entryOf = (row: HTMLElement | undefined) => entries.find(({ key }) => key === row?.dataset.key);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target, grid.current);
    const entry = entryOf(row);
    if (!row || !entry) return;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const isDone =
      change(options, event, entry) ||
      (isPlain && (goTo(options, event, entry, row) || press(options, event, entry) || find(event, entry)));
    if (isDone) event.preventDefault();
  };

  const clipboard = (event: ClipboardEvent) => {
    const entry = entryOf(rowOf(document.activeElement, grid.current));
    const { clipboardData } = event;
    if (!entry || !clipboardData || event.defaultPrevented) return;
    if (runClipboard(actions, event.type, clipboardData, entry)) event.preventDefault();
  };

  // The row with the focus counts, not the target of the event: in Firefox that is the text that is selected somewhere, or else the body.
  const latest = useRef(clipboard);
  useEffect(() => {
    latest.current = clipboard;
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => latest.current(event);
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, listener);
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, []);

  return { onKeyDown };
}
