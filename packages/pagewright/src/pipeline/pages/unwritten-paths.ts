import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { decodedSegment, segmentsOf } from '../../grammar/route-pattern.ts';
import type { IncompletePage } from '../queries/lacking-queries.ts';
import { matchRoute } from './match-route.ts';

/** A path in one form: links in content may encode it in another way. */
const plainPath = (path: string) => segmentsOf(path).map(decodedSegment).join('/');

/**
 * Returns a function that says whether the page at a path is missing because it is not complete: the page itself, or any page that was
 * not written of a route whose entries are unknown.
 * @param written paths of the pages that were written
 * @param incomplete with the pattern of each such route
 */
export function unwrittenPaths(
  pages: readonly PagePlan[],
  written: readonly string[],
  incomplete: readonly IncompletePage[],
): (path: string) => boolean {
  const match = matchRoute(pages);
  const there = new Set(written.map(plainPath));
  const lacking = new Set(incomplete.map(({ path }) => plainPath(path)));
  const ofUnknownEntries = new Set(
    incomplete.flatMap(({ path }) => (path.includes('/:') ? [match(path)?.file] : [])),
  );
  return (path) => {
    const plain = plainPath(path);
    return !there.has(plain) && (lacking.has(plain) || ofUnknownEntries.has(match(path)?.file ?? ''));
  };
}
