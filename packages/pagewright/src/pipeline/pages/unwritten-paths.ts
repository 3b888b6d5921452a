import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { segmentsOf } from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import type { IncompletePage } from '../queries/lacking-queries.ts';
import { matchRoute } from './match-route.ts';

/** A normalized path, because links in content may encode it differently. */
const plainPath = (path: string) => segmentsOf(path).map(decodedEscapes).join('/');

/**
 * Returns a function that says whether the page at a path is missing because it is incomplete. If the entries of a route are unknown, this
 * is true for every page of the route that was not written.
 * @param written paths of the written pages
 * @param incomplete incomplete pages, and the pattern of each route whose entries are unknown
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
