import type { EarlySends } from './sends.ts';

/** What a visitor does with a prerendered page before the code of the site runs. The boot script watches it. */
export interface EarlyUse {
  /** Resolves when the visitor is about to use the page. */
  readonly used: Promise<void>;
  /** Returns the target of the last press with a key. */
  pressed(): EventTarget | null;
  readonly sends: EarlySends;
  /** See the function with this name in `old-text.ts`. */
  hasOldText(field: Element): boolean;
}
