import { pagesFolder } from '../../config/config-kind.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { isRecord } from '../../json/is-record.ts';
import type { RouteParams, SourceTable } from '../../render/document/page-module.ts';
import { pathOf } from '../../render/routing/route-match.ts';
import { entryRoutes } from '../pages/content-routes.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import type { Warning } from '../warnings.ts';

/** The page that shows a single one of the entries that a list shows; undefined if there is none. */
function entryPage(page: PagePlan, plans: readonly PagePlan[], sources: SourceTable) {
  const [type] = sources[page.queries[page.feed ?? '']?.source ?? '']?.listOf?.split(':') ?? [];
  return plans.flatMap((each) => entryRoutes(each, sources)).find((each) => each.type === type);
}

/** Warns about feeds that are empty because no page shows the entries of their lists. */
export function emptyFeeds(plans: readonly PagePlan[], sources: SourceTable): readonly Warning[] {
  return plans
    .filter((page) => page.feed !== undefined && entryPage(page, plans, sources) === undefined)
    .map(({ file, feed }) => ({
      kind: 'feeds without entries',
      cause: `feed ${file}`,
      text: `${pagesFolder}/${file}: the feed of the list "${feed}" is empty, because no page shows one of its entries. Add a page for each entry, or remove "feed".`,
    }));
}

/**
 * The paths of the entries on the first page of a list, for its feed. Empty if no page shows single entries of this type.
 * @param plans all pages of the site
 */
export async function feedEntries(
  { page, params }: { readonly page: PagePlan; readonly params: RouteParams },
  plans: readonly PagePlan[],
  sources: SourceTable,
  reader: Pick<ContentReader, 'read'>,
): Promise<readonly string[]> {
  const query = page.queries[page.feed ?? ''];
  const source = sources[query?.source ?? ''];
  if (!query || !source) return [];
  const entry = entryPage(page, plans, sources);
  if (!entry) return [];
  const { content } = await reader.read(query.source, source, fill(query.params, { route: params }));
  const slugs = Array.isArray(content)
    ? content.flatMap((each) => (isRecord(each) && typeof each.slug === 'string' ? [each.slug] : []))
    : [];
  return slugs.map((slug) => pathOf(entry.route, { [entry.param]: slug }));
}
