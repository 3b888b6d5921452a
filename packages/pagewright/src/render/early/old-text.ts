import type { EarlyUse } from './early-use.ts';

/** Without a prerendered page, no browser has put text into a field. */
let isOld: EarlyUse['hasOldText'] = () => false;

/** @param early undefined if nothing is prerendered */
export function watchOldText(early: EarlyUse | undefined): void {
  if (early) isOld = early.hasOldText;
}

/**
 * True if a browser may have put older text into a field, and the visitor has not changed it since. After a back navigation, browsers
 * restore what a field had when the visitor left the page. Later pages may have changed or sent it.
 */
export function hasOldText(field: Element): boolean {
  return isOld(field);
}
