import { printable } from '../../check/json/printable.ts';

/** A build that would take too many pages off the site; nothing was replaced. */
export class ShrunkSite extends Error {
  /** Why, as far as the build knows: its warnings, ready to be printed. */
  readonly warnings: readonly string[];

  constructor(message: string, warnings: readonly string[]) {
    super(message);
    this.name = 'ShrunkSite';
    this.warnings = warnings;
  }
}

interface Shrinking {
  /** Paths of the pages of the build before, and of this one. */
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** Largest share of pages that may go, in percent. */
  readonly mostPercent: number;
  /** What the build has warned of. */
  readonly warnings: readonly string[];
}

const mostNamed = 20;

/** Throws ShrunkSite when more pages than allowed would be removed. */
export function assertNotShrunk({ before, now, mostPercent, warnings }: Shrinking): void {
  const kept = new Set(now);
  const removed = before.filter((page) => !kept.has(page));
  if (removed.length * 100 <= before.length * mostPercent) return;
  const named = removed.slice(0, mostNamed).map((page) => `  ${printable(page)}`);
  const more = removed.length > mostNamed ? [`  and ${removed.length - mostNamed} more`] : [];
  const cause =
    warnings.length > 0
      ? 'The warnings above say why.'
      : 'No content is missing, so the page configs or the lists of content have become shorter.';
  throw new ShrunkSite(
    [
      `This build would remove ${removed.length} of ${before.length} pages, more than ${mostPercent} %:`,
      ...named,
      ...more,
      `${cause} Nothing was replaced: the previous output and the kept content are as before.`,
      'If the pages are to go, build again with --allow-shrink. Otherwise repair the content service or the page configs.',
      'MAX_REMOVED_PERCENT sets another limit.',
    ].join('\n'),
    warnings,
  );
}
