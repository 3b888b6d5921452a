import type { EarlySends } from './sends.ts';

/** What a visitor does with a prerendered page before the code of the site runs. The boot script watches it. */
export interface EarlyUse {
  /** Resolves when the visitor is about to use the page. */
  readonly used: Promise<void>;
  /** Returns the target of the last press with a key. */
  pressed(): EventTarget | null;
  readonly sends: EarlySends;
  /**
   * True if a browser may have put older text into a field, and the visitor has not changed it since. After a back navigation, browsers
   * restore what a field had when the visitor left the page. Later pages may have changed or sent it.
   */
  hasOldText(field: Element): boolean;
}

let current: EarlyUse | undefined;

/** Undefined if nothing is prerendered that the visitor could have used. */
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
