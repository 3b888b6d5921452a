import { useSyncExternalStore } from 'react';

/** A field that a person should see. Its part must be selected, or become so. */
interface WantedField {
  readonly file: string;
  readonly pointer: string;
  /** True if it should be seen and marked, while the focus stays where it is. */
  readonly isOnlyMarked: boolean;
  /** Where the caret should be in its text, in UTF-16 code units. all: the text is selected, so that typing replaces it. */
  readonly caret?: number | 'all';
}

let wanted: WantedField | undefined;
const listeners = new Set<() => void>();

/** Milliseconds after which a field is not wanted any more: nobody expects that the focus moves later. */
const longestWait = 2_000;

let giveUp: ReturnType<typeof setTimeout> | undefined;

function want(field: WantedField | undefined): void {
  wanted = field;
  clearTimeout(giveUp);
  if (field) giveUp = setTimeout(forgetWantedField, longestWait);
  for (const listener of listeners) listener();
}

/**
 * Focuses the field of a value when the form shows it, and opens the lists and groups around it. If the value has no field, the nearest one
 * around it gets the focus.
 * @param pointer JSON pointer of the value
 * @param caret where the caret should be in a text, in UTF-16 code units; all: the text is selected
 */
export function focusField(file: string, pointer: string, caret?: number | 'all'): void {
  want({ file, pointer, isOnlyMarked: false, ...(caret === undefined ? {} : { caret }) });
}

/** Shows the field of a value as {@link focusField} does, and marks it for a moment. The focus stays where it is. */
export function markField(file: string, pointer: string): void {
  want({ file, pointer, isOnlyMarked: true });
}

/** Called by the form when the field is shown, or cannot be. */
export function forgetWantedField(): void {
  want(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The field that should be seen now; undefined most of the time. Groups open for it. */
export function useWantedField(): WantedField | undefined {
  return useSyncExternalStore(subscribe, () => wanted);
}
