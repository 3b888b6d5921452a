import { fill } from '../../grammar/fill.ts';
import type { PagePlan, Plan } from '../../grammar/plan.ts';
import { paramNames } from '../../grammar/route-pattern.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import { pathOf, type RouteParams } from '../../render/routing/route-match.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import { matchRoute } from './match-route.ts';
import { rootsOf } from './plan-roots.ts';

/** A path that the build prerenders. */
export interface PagePath {
  readonly path: string;
  readonly params: RouteParams;
  readonly page: PagePlan;
  /** True if another path of the page is the canonical one. */
  readonly isAlias: boolean;
}

/** How many entries of a query's list a plan reads: all of them, unless each of its bindings takes a number of them. */
function entriesRead(query: string, plan: Plan): number {
  const items = plan.is === 'array' ? plan.items : [];
  const taken = items.flatMap((item) =>
    item.is === 'each' && item.of.join() === query ? (item.take ?? Number.POSITIVE_INFINITY) : [],
  );
  const uses = rootsOf(plan).filter((root) => root === query).length;
  return uses > taken.length ? Number.POSITIVE_INFINITY : Math.max(0, ...taken);
}

/** The contents of the queries that list the route params of a page. No list is read further than its params need. */
async function readParamLists(
  page: PagePlan,
  sources: SourceTable,
  reader: Pick<ContentReader, 'read'>,
): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(page.queries)) {
    const source = sources[query.source];
    const entries = Math.max(0, ...Object.values(page.params).map((plan) => entriesRead(name, plan)));
    if (!source || entries === 0) continue;
    const result = await reader.read(query.source, source, fill(query.params, {}) ?? {}, { entries });
    contents[name] = result.content;
  }
  return contents;
}

function combinations(names: readonly string[], values: (name: string) => readonly string[]): RouteParams[] {
  return names.reduce<RouteParams[]>(
    (rows, name) => rows.flatMap((row) => values(name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** All paths that the build prerenders. A list that cannot be read gives only the values that the config itself names. */
export async function pagePaths(
  pages: readonly PagePlan[],
  sources: SourceTable,
  reader: Pick<ContentReader, 'read'>,
): Promise<PagePath[]> {
  const paths = new Map<string, PagePath>();
  // In parallel: a list without a response must not keep the others from being requested.
  const contents = await Promise.all(pages.map((page) => readParamLists(page, sources, reader)));
  const match = matchRoute(pages);
  for (const [index, page] of pages.entries()) {
    const scope = contents[index] ?? {};
    const values = (name: string): string[] => {
      const plan = page.params[name];
      const list = plan ? fill(plan, scope) : [];
      return Array.isArray(list) ? [...new Set(list.map(String))] : [];
    };
    for (const [position, route] of page.routes.entries()) {
      for (const params of combinations(paramNames(route), values)) {
        const path = pathOf(route, params);
        // A more exact route of another page matches this path.
        if (match(path)?.route !== route) continue;
        if (!paths.has(path)) paths.set(path, { path, params, page, isAlias: position > 0 });
      }
    }
  }
  return [...paths.values()];
}
