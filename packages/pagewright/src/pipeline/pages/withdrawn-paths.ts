import type { PagePlan } from '../../grammar/plan.ts';
import { decodedSegment, matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import { pathTags } from './entry-tags.ts';
import { matchRoute } from './match-route.ts';

/**
 * Returns a function that says whether the entry of a path was withdrawn.
 * @param tags tags of the entries that were announced, or that somebody has accepted as withdrawn
 */
export function withdrawnPaths(
  pages: readonly PagePlan[],
  sources: SourceTable,
  tags: readonly string[],
): (path: string) => boolean {
  const withdrawn = new Set(tags);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const match = matchRoute(pages);
  return (path) => {
    const found = withdrawn.size > 0 ? match(path) : undefined;
    const page = found && byFile.get(found.file);
    if (!page) return false;
    const values = matchSegments(segmentsOf(found.route), segmentsOf(path).map(decodedSegment));
    const params = Object.fromEntries([...(values ?? [])].map(([name, value]) => [name, value ?? '']));
    return pathTags(page, params, sources).some((tag) => withdrawn.has(tag));
  };
}
