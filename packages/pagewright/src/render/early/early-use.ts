import type { EarlySends } from './sends.ts';

/** The early actions of a visitor on a prerendered page, before the code of the site runs. The boot script records them. */
export interface EarlyUse {
  /** Resolves when the visitor is about to use the page. */
  readonly used: Promise<void>;
  /** Returns the target of the last key press. */
  pressed(): EventTarget | null;
  readonly sends: EarlySends;
  /**
   * True if the browser may have put old text into a field and the visitor has not changed it since. After a back navigation, browsers
   * restore the text that a field had when the visitor left the page, although later pages may have changed or sent it.
   */
  hasOldText(field: Element): boolean;
}

let current: EarlyUse | undefined;

/** Undefined if nothing was prerendered that a visitor could have used. */
export function earlyUse(): EarlyUse | undefined {
  return current;
}

export function setEarlyUse(early: EarlyUse | undefined): void {
  current = early;
}

/** See `EarlyUse`. */
export function hasOldText(field: Element): boolean {
  return current?.hasOldText(field) ?? false;
}
