import { printable } from '../../check/json/printable.ts';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';

/** A build that would remove too many pages. It has replaced nothing. */
export class ShrunkSite extends ExplainedError {
  /** The warnings of the build, ready to be printed: they may explain the loss. */
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
  /** Largest share of pages that a build may remove, in percent. */
  readonly mostPercent: number;
  /** The warnings of the build. */
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
      ? 'The warnings above explain why.'
      : 'No content is missing, so the page configs or the lists of content have become shorter.';
  throw new ShrunkSite(
    [
      `This build would remove ${removed.length} of ${before.length} pages, more than ${mostPercent} %:`,
      ...named,
      ...more,
      `${cause} Nothing was replaced: the previous output and the kept content are unchanged.`,
      'If you meant to remove these pages, build again with --allow-shrink. Otherwise fix the content service or the page configs.',
      'MAX_REMOVED_PERCENT changes the limit.',
    ].join('\n'),
    warnings,
  );
}
