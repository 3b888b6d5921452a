import type { PageDraft } from '../../config/page-draft.ts';
import { numberParam, pagingQuery } from '../../grammar/path-names.ts';
import { pathRoots } from '../../grammar/path-roots.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';

interface RecoveredList {
  readonly draft: PageDraft;
  readonly found: readonly Problem[];
}

/** A page with `paging` as it is meant: with the name of its list, and without the number of the page in its routes. */
export function recoverList(written: PageDraft): RecoveredList {
  if (!written.paging) return { draft: written, found: [] };
  const { draft, found } = withListName(written, written.paging.list);
  const routes = draft.routes.map((each) => ({ ...each, route: firstRoute(each.route) }));
  const { [numberParam]: _, ...params } = draft.params;
  return {
    draft: { ...draft, routes, params },
    found: [...found, ...ownNumbers(draft), ...reservedNames(draft)],
  };
}

/** If the page and `paging` agree on the name of a query that does not exist, its own name is misspelt. */
function withListName(draft: PageDraft, list: string): RecoveredList {
  const { queries } = draft;
  const roots = rootsOf(draft);
  const uses = roots.filter((name) => name === list).length;
  if (uses === 0 || queries.some(({ name }) => name === list)) return { draft, found: [] };
  const unread = queries.map(({ name }) => name).filter((name) => !roots.includes(name));
  const meant = nearest(list, unread);
  const query = queries.find(({ name }) => name === meant);
  if (!query) return { draft, found: [] };
  const data = { name: query.name, meant: list, uses: uses + 1 };
  return {
    draft: { ...draft, queries: queries.map((each) => (each === query ? { ...each, name: list } : each)) },
    found: [{ code: 'unused-query', pointer: query.pointer, on: 'key', data }],
  };
}

/** The first names of the paths in what reads queries: the head, the params and the blocks. */
export function rootsOf({ used, head, params }: PageDraft): readonly string[] {
  const inBlocks = used.blocks.flatMap(({ props, bound, conditions }) => [
    props,
    bound,
    ...conditions.map(({ value }) => value),
  ]);
  return [head ?? null, params, ...inBlocks].flatMap((value) => pathRoots(value).map(({ name }) => name));
}

/** Reports queries with the name of the list of pages. */
function reservedNames({ queries }: PageDraft): readonly Problem[] {
  return queries
    .filter(({ name }) => name === pagingQuery)
    .map(({ name, pointer }) => ({ code: 'reserved-name', pointer, on: 'key', data: { name } }));
}

/** A route without the number of the page, which `paging` adds: `/posts` for `/posts/page/:page`. */
function firstRoute(route: string): string {
  return route.replace(/(?:\/page)?\/:page$/, '') || '/';
}

/** Reports routes that have the number of the page themselves. */
function ownNumbers({ routes }: PageDraft): readonly Problem[] {
  return routes
    .filter(({ route }) => firstRoute(route) !== route)
    .map(({ route, pointer }) => {
      const data = { name: numberParam, isSize: false, route: firstRoute(route) };
      return { code: 'paging-param', pointer, on: 'value', data };
    });
}
