import { type Messages, writeInstead } from '../../message-text.ts';

interface CanonicalData {
  /** `file` has `noindex`. `isOwn` is true if it has the canonical URL, too. */
  'hidden-canonical': { readonly canonical: string; readonly file: string; readonly isOwn: boolean };
  /** `file` has the canonical URL, but names another page itself, so that search engines end at `next`, or with `isCircle` nowhere. */
  'canonical-chain': {
    readonly canonical: string;
    readonly file: string;
    readonly next: string;
    readonly isCircle: boolean;
  };
}

export const canonicalMessages: Messages<CanonicalData> = {
  'hidden-canonical': ({ canonical, file, isOwn }) => ({
    message: isOwn
      ? `This page has "noindex", but names ${canonical} for search engines to list. They would not know which to follow.`
      : `Search engines should list ${canonical} instead of this page, but ${file} has "noindex".`,
    repair: isOwn
      ? 'Remove "noindex" or "canonical".'
      : `Remove "noindex" from ${file}, or name another page.`,
  }),
  'canonical-chain': ({ canonical, file, next, isCircle }) => ({
    message: isCircle
      ? `Search engines should list ${canonical} instead of this page, but from ${file} they are led back to this page.`
      : `Search engines should list ${canonical} instead of this page, but ${file} names another page itself.`,
    ...(isCircle
      ? { repair: 'Remove "canonical" from the page that they should list.' }
      : writeInstead(next)),
  }),
};
