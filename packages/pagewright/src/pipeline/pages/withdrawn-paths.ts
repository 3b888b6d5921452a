import type { ContentChanges } from '../../content/content-adapter.ts';
import { changedEntries } from '../../content/content-tags.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { pathTags } from '../queries/entry-tags.ts';
import { matchRoute } from './match-route.ts';

/**
 * Returns a function that says whether a page no longer exists because its entry was withdrawn.
 * @param changes the changes since the page existed; undefined if they are unknown
 * @param accepted keys in `ReadingLog.held` that somebody has accepted
 */
export function withdrawnPaths(
  pages: readonly PagePlan[],
  sources: SourceTable,
  changes: ContentChanges | undefined,
  accepted: readonly string[],
): (path: string) => boolean {
  const withdrawn = new Set([
    ...changedEntries(changes?.changes ?? []),
    ...accepted.map((key) => key.replace('entry ', '')),
  ]);
  const match = matchRoute(pages);
  return (path) => {
    const found = withdrawn.size > 0 ? match(path) : undefined;
    return (
      found !== undefined && pathTags(found.page, found.params, sources).some((tag) => withdrawn.has(tag))
    );
  };
}
