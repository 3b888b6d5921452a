import type { PageDraft, PagingDraft } from '../../config/page-draft.ts';
import type { BlockDraft } from '../../config/read/block-draft.ts';
import type { Origin } from '../../config/read/origin.ts';
import type { QueryDraft } from '../../config/read/query-draft.ts';
import { sourceSchema } from '../../config/schemas/page-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { furtherRoute } from '../../grammar/page-numbers.ts';
import { numberParam, onePage, pagingQuery, sizeParam } from '../../grammar/path-names.ts';
import { recordOf } from '../../json/is-record.ts';
import { isObject, type Json, type JsonObject, objectOf, pointerToken } from '../../json/json-value.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { countSource, isUsed, lacksTitle, pagingProblems } from './paging-problems.ts';
import { recoverList } from './recover-list.ts';

/** The pages of a config: two for a config with `paging`, which are the first page of the list and all others. */
export interface PagedDrafts {
  readonly drafts: readonly PageDraft[];
  readonly found: readonly Problem[];
}

/**
 * Divides a page with `paging` into the first page of its list and the further pages, which are pages like any others. So
 * nothing else needs to know about paging: not the check, not the build and not browsers.
 */
export function pagedDrafts(written: PageDraft, schemas: Schemas): PagedDrafts {
  const { draft, found } = recoverList(written);
  const { paging, queries } = draft;
  if (!paging) return { drafts: [draft], found: [] };
  const list = queries.find(({ name }) => name === paging.list);
  const count = countSource(schemas, list?.source);
  const paged = { ...draft, queries: pagedQueries(draft, paging, list, count, schemas) };
  return {
    drafts: [firstPage(paged), furtherPages(paged, paging, count !== undefined)],
    found: [...found, ...pagingProblems(draft, paging, schemas)],
  };
}

/** The queries, with the query of all pages. The query of the list reads its first page. */
function pagedQueries(
  { queries, origin, isValid }: PageDraft,
  { list: name, size }: PagingDraft,
  list: QueryDraft | undefined,
  count: string | undefined,
  schemas: Schemas,
): readonly QueryDraft[] {
  const { [sizeParam]: _, [numberParam]: __, ...filters } = list?.params ?? {};
  const known = recordOf(
    count === undefined ? undefined : sourceSchema(schemas, count, 'params')?.properties,
  );
  const shared = Object.fromEntries(Object.entries(filters).filter(([param]) => Object.hasOwn(known, param)));
  return [
    ...queries
      .filter((query) => query.name !== pagingQuery)
      .map((query) =>
        query.name === name && count !== undefined
          ? { ...query, params: { ...filters, [sizeParam]: size } }
          : query,
      ),
    {
      origin,
      name: pagingQuery,
      pointer: `/data/${pagingQuery}`,
      source: count,
      params: { ...shared, [sizeParam]: size },
      refresh: list?.refresh,
      states: { failed: { fallback: onePage } },
      isValid,
    },
  ];
}

/** The first page of the list, which has the number 1. */
function firstPage(draft: PageDraft): PageDraft {
  return variantOf({ ...draft, fixed: { ...draft.fixed, page: '1' } }, ({ only, except }) =>
    only.page?.includes('1') === false || except.page?.includes('1')
      ? undefined
      : { only: without(only, 'page'), except: without(except, 'page') },
  );
}

/**
 * All pages after the first. Their blocks know the number from the route.
 * @param isCounted false if the source of the list cannot be read in pages, which is reported once
 */
function furtherPages(draft: PageDraft, { list, head }: PagingDraft, isCounted: boolean): PageDraft {
  const [canonical] = draft.routes;
  // The canonical page of the first page is not the canonical page of the others.
  const { canonical: _, ...common } = objectOf(draft.head);
  const next: Json = [{ each: `{${pagingQuery}}`, show: { from: '{item.next}', default: null } }];
  const further: PageDraft = {
    ...draft,
    queries: draft.queries.map((query) => (query.name === list && isCounted ? furtherQuery(query) : query)),
    furtherOf: canonical?.route,
    // The first page of the list is what translations translate.
    translationOf: undefined,
    routes: canonical ? [{ ...canonical, route: furtherRoute(canonical.route) }] : [],
    params: { ...draft.params, page: next },
    // Without a head of its own, it would be reported for the title of the first page too.
    head: draft.head === undefined || lacksTitle(head) ? undefined : { ...common, ...head },
  };
  return variantOf(
    further,
    ({ only, except }) =>
      only.page?.every((value) => value === '1')
        ? undefined
        : { only, except: withoutValue(except, 'page', '1') },
    head,
  );
}

/** The query of a list for its further pages. A fallback is what the first page shows. */
function furtherQuery(query: QueryDraft): QueryDraft {
  const { failed } = query.states;
  const { fallback: _, notice: __, ...others } = objectOf(failed);
  return {
    ...query,
    params: { ...query.params, [numberParam]: '{route.page}' },
    states: { ...query.states, ...(isObject(failed) ? { failed: others } : {}) },
  };
}

type Limits = Pick<BlockDraft, 'only' | 'except'>;

/** One of the two pages, with the blocks for which `limits` returns what remains of their limits, and with the queries of these. */
function variantOf(
  draft: PageDraft,
  limits: (block: Limits) => Limits | undefined,
  head: JsonObject = {},
): PageDraft {
  const origin = placedOrigin(draft, head);
  const { used } = draft;
  const blocks = used.blocks.flatMap((block) => {
    const left = limits(block);
    if (!left) return [];
    const { use } = block;
    return use ? [{ ...block, ...left, use: { ...use, origin } }] : [{ ...block, ...left, origin }];
  });
  const uses = used.uses.flatMap((use) => {
    const left = limits(use);
    return left ? [{ ...use, ...left, origin }] : [];
  });
  const variant = { ...draft, origin, used: { ...used, blocks, uses } };
  const isRead = ({ name }: QueryDraft) =>
    name === pagingQuery || isUsed(variant, name) || !isUsed(draft, name);
  return {
    ...variant,
    queries: draft.queries.filter(isRead),
    used: { ...variant.used, queries: used.queries.filter(isRead) },
  };
}

function without(lists: BlockDraft['only'], param: string): BlockDraft['only'] {
  const { [param]: _, ...others } = lists;
  return others;
}

function withoutValue(lists: BlockDraft['only'], param: string, value: string): BlockDraft['only'] {
  const values = lists[param]?.filter((each) => each !== value) ?? [];
  return { ...without(lists, param), ...(values.length > 0 ? { [param]: values } : {}) };
}

/** The origin of a page whose diagnostics point to what the author has written. */
function placedOrigin({ origin, paging }: PageDraft, head: JsonObject): Origin {
  const list = `/data${pointerToken(paging?.list ?? '')}/params`;
  const moved: readonly (readonly [generated: string, written: string])[] = [
    [`${list}/${sizeParam}`, '/paging/size'],
    [`${list}/${numberParam}`, '/paging/list'],
    [`/data/${pagingQuery}/params/${sizeParam}`, '/paging/size'],
    [`/data/${pagingQuery}/params`, list],
    [`/data/${pagingQuery}`, '/paging'],
    ['/params/page', '/paging'],
    ...Object.keys(head).map((name) => [`/head/${name}`, `/paging/head/${name}`] as const),
  ];
  const written = (pointer: string) => {
    const [from, to] = moved.find(([each]) => pointer === each || pointer.startsWith(`${each}/`)) ?? ['', ''];
    return to + pointer.slice(from.length);
  };
  return { ...origin, written };
}
