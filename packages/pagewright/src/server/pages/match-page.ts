import { isSlug } from '../../content/sanitising/url-formats.ts';
import { isFurtherNumber } from '../../grammar/page-numbers.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import { matchRoute } from '../../pipeline/pages/match-route.ts';
import type { RouteParams } from '../../render/document/page-module.ts';
import { pathOf } from '../../render/routing/route-match.ts';
import type { ServerPage } from '../site-record.ts';

export interface PageTarget {
  /** The encoded path, in the form that the build uses. */
  readonly path: string;
  readonly params: RouteParams;
  readonly page: ServerPage;
}

/** True if the list contains the value, or if content adds values to the list. */
function accepts(list: Plan | undefined, value: string): boolean {
  if (list?.is === 'literal') return Array.isArray(list.value) && list.value.map(String).includes(value);
  if (list?.is !== 'array') return false;
  return list.items.some(
    (item) => item.is === 'each' || (item.value.is === 'literal' && String(item.value.value) === value),
  );
}

/**
 * Whether a route may have a page for these params. Each value must be a slug, and the list of its param must contain it or take values
 * from content. Content may be newer than the paths of a build, so only the entry itself shows whether the page exists.
 * @param page a plan of the check; a plan of a browser would not do, because it has no lists
 */
export function acceptsParams({ params: lists, paging }: PagePlan, params: RouteParams): boolean {
  if (paging && !isFurtherNumber(params.page ?? '')) return false;
  return Object.entries(params).every(([name, value]) => isSlug(value) && accepts(lists[name], value));
}

/** The ending of the file of a page, or of a compressed copy. */
const fileEnding = /\.(?:html|br|gz)$/i;

/**
 * Returns a function that finds the page at a path, which is encoded or given as decoded segments.
 * @param accepts whether a route may have a page for these params
 * @param known the paths of the pages that the build has written. Other values of params do not end like files: a service that ignores such an
 *   ending would give an entry a second page, which its withdrawal would not name
 */
export function pageMatcher(
  pages: readonly ServerPage[],
  accepts: typeof acceptsParams = acceptsParams,
  known?: ReadonlySet<string>,
): (path: string | readonly string[]) => PageTarget | undefined {
  const byPlan = new Map(pages.map((page) => [page.plan, page]));
  const find = matchRoute([...byPlan.keys()]);
  return (path) => {
    const { page: plan, route, params = {} } = find(path) ?? {};
    const page = plan && byPlan.get(plan);
    if (!page || route === undefined || !accepts(page.plan, params)) return undefined;
    const target = { path: pathOf(route, params), params, page };
    const isFile = known !== undefined && /:\w+$/.test(route) && fileEnding.test(target.path);
    return isFile && !known.has(target.path) ? undefined : target;
  };
}
