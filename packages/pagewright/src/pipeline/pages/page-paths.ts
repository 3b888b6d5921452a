import type { ContentError } from '../../content/content-error.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import { paramNames } from '../../grammar/route-pattern.ts';
import type { RouteParams, SourceTable } from '../../render/document/page-module.ts';
import { pathOf } from '../../render/routing/route-match.ts';
import type { IncompletePage } from '../queries/lacking-queries.ts';
import { requiredRoots, rootsOf } from '../queries/plan-roots.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import { matchRoute } from './match-route.ts';

/** A path that the build prerenders. */
export interface PagePath {
  /** Encoded, as in URLs. */
  readonly path: string;
  readonly params: RouteParams;
  readonly page: PagePlan;
  /** True if another path of the page is the canonical one. */
  readonly isAlias: boolean;
}

interface PathsContext {
  readonly sources: SourceTable;
  readonly reader: Pick<ContentReader, 'read'>;
  /** See `pagePaths`. */
  readonly onLacking: (route: IncompletePage) => void;
}

/** The number of entries that a plan reads from a query's list: all of them, unless each binding has a `take`. */
function entriesRead(query: string, plan: Plan): number {
  const items = plan.is === 'array' ? plan.items : [];
  const taken = items.flatMap((item) =>
    item.is === 'each' && item.of.join() === query ? (item.take ?? Number.POSITIVE_INFINITY) : [],
  );
  const uses = rootsOf(plan).filter((root) => root === query).length;
  return uses > taken.length ? Number.POSITIVE_INFINITY : Math.max(0, ...taken);
}

/** True for errors that answer the question: the list does not exist, or no content service is configured. */
const isAnswer = ({ kind }: ContentError) => kind === 'not-found' || kind === 'not-configured';

/** The content of the queries that list the values of a route param. Reads each list only as far as the param needs. */
async function readParamLists(
  page: PagePlan,
  plan: Plan,
  route: RouteParams,
  { sources, reader, onLacking }: PathsContext,
): Promise<Record<string, unknown>> {
  const required = new Set(requiredRoots(plan));
  const reads = Object.entries(page.queries).map(async ([name, query]) => {
    const source = sources[query.source];
    const entries = entriesRead(name, plan);
    if (!source || entries === 0) return [];
    const result = await reader.read(query.source, source, fill(query.params, { route }) ?? {}, { entries });
    if (result.error && !isAnswer(result.error) && required.has(name))
      onLacking({ path: page.routes[0] ?? '', query: name, source: query.source, key: result.key });
    return [[name, result.content] as const];
  });
  return Object.fromEntries((await Promise.all(reads)).flat());
}

/** The params of all paths of a page. The values of a param may depend on the values of the params before it. */
async function routeParams(page: PagePlan, context: PathsContext): Promise<readonly RouteParams[]> {
  let rows: readonly RouteParams[] = [{}];
  for (const name of paramNames(page.routes[0] ?? '')) {
    const plan = page.params[name];
    const next = rows.map(async (row) => {
      const list = plan && fill(plan, await readParamLists(page, plan, row, context));
      const values = Array.isArray(list) ? [...new Set(list.map(String))] : [];
      return values.map((value) => ({ ...row, [name]: value }));
    });
    rows = (await Promise.all(next)).flat();
  }
  return rows;
}

/**
 * All paths that the build prerenders. If a list cannot be read, only values that the config itself contains are used.
 * @param onLacking called for each route with a list that could not be read
 */
export async function pagePaths(
  pages: readonly PagePlan[],
  sources: SourceTable,
  reader: Pick<ContentReader, 'read'>,
  onLacking: PathsContext['onLacking'] = () => {},
): Promise<PagePath[]> {
  const context = { sources, reader, onLacking };
  const paths = new Map<string, PagePath>();
  // In parallel, so that a list without a response does not delay requests for the others.
  const rows = await Promise.all(pages.map((page) => routeParams(page, context)));
  const match = matchRoute(pages);
  for (const [index, page] of pages.entries()) {
    for (const [position, route] of page.routes.entries()) {
      for (const params of rows[index] ?? []) {
        const path = pathOf(route, params);
        // Skips a path that a more specific route of another page matches.
        if (match(path)?.route !== route) continue;
        if (!paths.has(path)) paths.set(path, { path, params, page, isAlias: position > 0 });
      }
    }
  }
  return [...paths.values()];
}
