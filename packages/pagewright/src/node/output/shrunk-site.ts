import { printable } from '../../check/json/printable.ts';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';

/** A build that would remove too many pages. It has replaced nothing. */
export class ShrunkSiteError extends ExplainedError {
  /** The printed warnings of the build, which may explain why pages are missing. */
  readonly warnings: readonly string[];

  constructor(message: string, warnings: readonly string[]) {
    super(message);
    this.warnings = warnings;
  }
}

interface Shrinking {
  /** Paths of the pages of the previous build, and of this one. */
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** Maximum share of the pages that a build may remove, in percent. */
  readonly maxPercent: number;
  /** The warnings of the build. */
  readonly warnings: readonly string[];
}

const maxNamed = 20;

/** Throws ShrunkSiteError if the build would remove more pages than allowed. */
export function assertNotShrunk({ before, now, maxPercent, warnings }: Shrinking): void {
  const kept = new Set(now);
  const removed = before.filter((page) => !kept.has(page));
  if (removed.length * 100 <= before.length * maxPercent) return;
  const named = removed.slice(0, maxNamed).map((page) => `  ${printable(page)}`);
  const more = removed.length > maxNamed ? [`  and ${removed.length - maxNamed} more`] : [];
  const cause =
    warnings.length > 0
      ? 'The warnings above explain why.'
      : 'No content is missing, so the page configs or the lists of content have become shorter.';
  throw new ShrunkSiteError(
    [
      `This build would remove ${removed.length} of ${before.length} pages, more than ${maxPercent} %:`,
      ...named,
      ...more,
      `${cause} Nothing was replaced: the previous output and the kept content are unchanged.`,
      'If you meant to remove these pages, build again with --allow-shrink. Otherwise fix the content service or the page configs.',
      'MAX_REMOVED_PERCENT changes the limit.',
    ].join('\n'),
    warnings,
  );
}
