import type { PageDraft } from '../../config/page-draft.ts';
import { pagingQuery } from '../../grammar/path-names.ts';
import { pathRoots } from '../../grammar/path-roots.ts';
import type { Json } from '../../json/json-value.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';

/** If the page and `paging` agree on the name of a query that does not exist, its own name is misspelt. */
export function recoverList(draft: PageDraft): {
  readonly draft: PageDraft;
  readonly found: readonly Problem[];
} {
  const { paging, queries } = draft;
  const unchanged = { draft, found: [] };
  if (!paging || queries.some(({ name }) => name === paging.list)) return unchanged;
  const roots = valuesOf(draft).flatMap((value) => pathRoots(value).map(({ name }) => name));
  const meant = nearest(
    paging.list,
    queries.map(({ name }) => name).filter((name) => !roots.includes(name)),
  );
  const uses = roots.filter((name) => name === paging.list).length;
  const query = queries.find(({ name }) => name === meant);
  if (!query || uses === 0) return unchanged;
  const data = { name: query.name, meant: paging.list, uses: uses + 1 };
  return {
    draft: {
      ...draft,
      queries: queries.map((each) => (each === query ? { ...each, name: paging.list } : each)),
    },
    found: [{ code: 'unused-query', pointer: query.pointer, on: 'key', data }],
  };
}

/** What reads queries: the head, the params and the blocks. */
export function valuesOf({ used, head, params }: PageDraft): readonly Json[] {
  const inBlocks = used.blocks.flatMap(({ props, bound, conditions }) => [
    props,
    bound,
    ...conditions.map(({ value }) => value),
  ]);
  return [head ?? null, params, ...inBlocks];
}

/** Reports queries with the name of the list of pages. */
export function reservedNames(queries: PageDraft['queries']): readonly Problem[] {
  return queries
    .filter(({ name }) => name === pagingQuery)
    .map(({ name, pointer }) => ({ code: 'reserved-name', pointer, on: 'key', data: { name } }));
}
