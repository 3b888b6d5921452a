import { printable } from '../../json/printable.ts';
import { StoppedBuildError } from './stopped-build.ts';

interface Shrinking {
  /** Paths of the pages in the previous build. */
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** Whether the loss of a page is expected, so that it does not count. */
  readonly isExpected: (page: string) => boolean;
  /** Maximum share of the pages that a build may remove, in percent. */
  readonly maxPercent: number;
  /** The warnings of the build. */
  readonly warnings: readonly string[];
}

const maxNamed = 20;

/** Throws StoppedBuildError if the build would remove more pages than allowed. */
export function assertNotShrunk({ before: all, now, isExpected, maxPercent, warnings }: Shrinking): void {
  const kept = new Set(now);
  const before = all.filter((page) => !isExpected(page));
  const removed = before.filter((page) => !kept.has(page));
  if (removed.length * 100 <= before.length * maxPercent) return;
  const named = removed.slice(0, maxNamed).map((page) => `  ${printable(page)}`);
  const more = removed.length > maxNamed ? [`  and ${removed.length - maxNamed} more`] : [];
  const cause =
    warnings.length > 0
      ? 'The warnings above explain why.'
      : 'No content is missing, so the page configs or the lists of content have become shorter.';
  throw new StoppedBuildError(
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
