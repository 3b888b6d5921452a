import { isRecord } from '../../content/is-record.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import { pathOf, type RouteParams } from '../../render/routing/route-match.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import { entryRoutes } from './content-routes.ts';

/**
 * The paths of the entries that the first page of a list shows, for its feed. Empty if entries of this type have no pages.
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
  const [type] = source.listOf?.split(':') ?? [];
  const entry = plans.flatMap((each) => entryRoutes(each, sources)).find((each) => each.type === type);
  if (!entry) return [];
  const { content } = await reader.read(query.source, source, fill(query.params, { route: params }));
  const slugs = Array.isArray(content)
    ? content.flatMap((each) => (isRecord(each) && typeof each.slug === 'string' ? [each.slug] : []))
    : [];
  return slugs.map((slug) => pathOf(entry.route, { [entry.param]: slug }));
}
