import type { Loss } from '../../shown-content/losses.ts';

/** Something that the site does not show, on purpose. `docs/existing-wordpress.md` says what the build reports, and the way out. */
export interface KnownLimit {
  /** The first cell of its row in the table of the document. */
  readonly title: string;
  /** @param raw the HTML of WordPress */
  readonly explains: (loss: Loss, raw: string) => boolean;
}

export const knownLimits: readonly KnownLimit[] = [];
