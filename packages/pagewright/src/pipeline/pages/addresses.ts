import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import { decodedSegment, matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import { pathOf, type RouteParams } from '../../render/routing/route-match.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import { sortedRoutes } from './page-modules.ts';
import { rootsOf } from './plan-roots.ts';

/** An address that the build writes. */
export interface Address {
  readonly path: string;
  readonly params: RouteParams;
  readonly page: PagePlan;
  /** True when another address of the page is the canonical one. */
  readonly isAlias: boolean;
}

const paramNames = (route: string) => [...route.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** Contents of the queries that a page's lists of params read, each read to its end. */
async function listScope(
  page: PagePlan,
  sources: SourceTable,
  reader: ContentReader,
): Promise<Record<string, unknown>> {
  const listed = new Set(Object.values(page.params).flatMap(rootsOf));
  const scope: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(page.queries)) {
    const source = sources[query.source];
    if (!source || !listed.has(name)) continue;
    const outcome = await reader.read(query.source, source, fill(query.params, {}) ?? {}, true);
    scope[name] = outcome.content;
  }
  return scope;
}

function everyCombination(
  names: readonly string[],
  values: (name: string) => readonly string[],
): RouteParams[] {
  return names.reduce<RouteParams[]>(
    (rows, name) => rows.flatMap((row) => values(name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** Every address that the build writes. A list that cannot be read gives its literal entries alone. */
export async function addresses(
  pages: readonly PagePlan[],
  sources: SourceTable,
  reader: ContentReader,
): Promise<Address[]> {
  const found = new Map<string, Address>();
  // All at once: one list that nobody answers must not speak for the others.
  const scopes = await Promise.all(pages.map((page) => listScope(page, sources, reader)));
  const routes = sortedRoutes(pages).map(({ route }) => ({ route, segments: segmentsOf(route) }));
  const winner = (path: string) => {
    const segments = segmentsOf(path).map(decodedSegment);
    return routes.find((each) => matchSegments(each.segments, segments))?.route;
  };
  for (const [index, page] of pages.entries()) {
    const scope = scopes[index] ?? {};
    const values = (name: string): string[] => {
      const plan = page.params[name];
      const list = plan ? fill(plan, scope) : [];
      return Array.isArray(list) ? [...new Set(list.map(String))] : [];
    };
    for (const [place, route] of page.routes.entries()) {
      for (const params of everyCombination(paramNames(route), values)) {
        const path = pathOf(route, params);
        // The address of another page, whose route is more exact.
        if (winner(path) !== route) continue;
        if (!found.has(path)) found.set(path, { path, params, page, isAlias: place > 0 });
      }
    }
  }
  return [...found.values()];
}
