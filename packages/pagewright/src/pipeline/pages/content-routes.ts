import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { QueryPlan } from '../../grammar/plans/query-plan.ts';
import { paramNames } from '../../grammar/route-pattern.ts';
import type { SourceTable } from '../../render/document/page-module.ts';

/** File in the output folder. The content service learns from it where its entries are on the site. */
export const contentRoutesFile = 'pagewright.json';

/** Path of the page that shows drafts. */
export const previewPath = '/preview/';

/** A route whose only param is the slug of an entry. */
interface EntryRoute {
  /** The `entryType` of the source that reads the entry. */
  readonly type: string;
  readonly param: string;
  readonly route: string;
}

/** The route param that a query uses as its slug. */
export function slugParam({ params }: QueryPlan): string | undefined {
  const slug = params.is === 'object' ? params.properties.slug : undefined;
  return slug?.is === 'path' && slug.path[0] === 'route' ? slug.path[1] : undefined;
}

export function entryRoutes(page: PagePlan, sources: SourceTable): readonly EntryRoute[] {
  return Object.values(page.queries).flatMap((query) => {
    const { entryType: type, service } = sources[query.source] ?? {};
    const param = slugParam(query);
    // Only the main service learns where its entries are on the site.
    if (type === undefined || service !== undefined || param === undefined) return [];
    const routes = page.routes.filter((route) => paramNames(route).join() === param);
    return routes.map((route) => ({ type, param, route }));
  });
}

/**
 * The routes of a page that reads a single page of the content service. Such routes have no params, and their type is the name of the
 * source.
 */
function singleRoutes(page: PagePlan, sources: SourceTable): { type: string; route: string }[] {
  const types = Object.values(page.queries)
    .map((query) => query.source)
    .filter((name) => {
      const { entryType, listOf, service } = sources[name] ?? {};
      return entryType === undefined && listOf === undefined && service === undefined;
    });
  const routes = page.routes.filter((route) => paramNames(route).length === 0);
  return types.flatMap((type) => routes.map((route) => ({ type, route })));
}

/** The routes of each type of content. The first is canonical; its only param, if any, is the slug. */
export function contentRoutes(pages: readonly PagePlan[], sources: SourceTable): Record<string, string[]> {
  const routes: Record<string, string[]> = {};
  for (const page of pages) {
    for (const { type, route } of [...entryRoutes(page, sources), ...singleRoutes(page, sources)]) {
      const known = routes[type] ?? [];
      routes[type] = known.includes(route) ? known : [...known, route];
    }
  }
  return routes;
}

/** The text of `pagewright.json`. */
export function writeContentRoutes(pages: readonly PagePlan[], sources: SourceTable): string {
  const description = { version: 1, routes: contentRoutes(pages, sources), preview: previewPath };
  return `${JSON.stringify(description, null, 2)}\n`;
}
