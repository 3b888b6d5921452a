import { useSyncExternalStore } from 'react';

/** A field that should have the focus. Its part must be selected, or become so. */
interface WantedField {
  readonly file: string;
  readonly pointer: string;
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
 * Focuses the field of a value when the form shows it, and opens the lists and groups around it. If the value has no field, the nearest one around
 * it gets the focus.
 * @param pointer JSON pointer of the value
 */
export function focusField(file: string, pointer: string): void {
  want({ file, pointer });
}

/** Called by the form when the field has the focus, or cannot get it. */
export function forgetWantedField(): void {
  want(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The field that should have the focus now; undefined most of the time. Groups open for it. */
export function useWantedField(): WantedField | undefined {
  return useSyncExternalStore(subscribe, () => wanted);
}
