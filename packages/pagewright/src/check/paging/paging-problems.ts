import type { PageDraft, PagingDraft } from '../../config/page-draft.ts';
import type { QueryDraft } from '../../config/read/query-draft.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { numberParam, pagingQuery, reservedQueries, sizeParam } from '../../grammar/path-names.ts';
import { pathRoots } from '../../grammar/path-roots.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { rootsOf } from './recover-list.ts';

/** The source that counts the pages of a list: `pages` of its schema. */
export function countSource({ content }: Schemas, source: string | undefined): string | undefined {
  const pages = content.get(source ?? '')?.pages;
  return typeof pages === 'string' ? pages : undefined;
}

/** What is wrong with the list of a page with `paging`, and with what reads its pages. */
export function pagingProblems(draft: PageDraft, paging: PagingDraft, schemas: Schemas): readonly Problem[] {
  const list = draft.queries.find(({ name }) => name === paging.list);
  // A list that depends on the URL cannot have pages at all, which is reported with the params of the URL.
  const { [sizeParam]: _, [numberParam]: __, ...filters } = list?.params ?? {};
  if (pathRoots(filters).some(({ name }) => name === 'url')) return [];
  const isKnown = countSource(schemas, list?.source) !== undefined || paging.list === '';
  return [
    ...(isKnown || !hasSource(list, schemas) ? [] : [wrongList(paging, list, draft, schemas)]),
    ...ownParams(list),
    ...withoutTitle(paging),
    ...wrongNumbers(draft),
    ...(isUsed(draft, pagingQuery) || readsUnknown(draft) ? [] : [withoutPager]),
  ];
}

/** False for a query whose source is missing or does not exist, which is reported there. */
function hasSource(list: QueryDraft | undefined, { content }: Schemas): boolean {
  return list === undefined || content.has(list.source ?? '');
}

/** Whether a page reads a query that it does not have, which may be meant as the list of pages, and is reported there. */
function readsUnknown(draft: PageDraft): boolean {
  const known = new Set([...draft.queries.map(({ name }) => name), ...reservedQueries]);
  return rootsOf(draft).some((name) => !known.has(name) && !name.startsWith('_'));
}

function wrongList(
  { list: name }: PagingDraft,
  list: QueryDraft | undefined,
  { queries }: PageDraft,
  schemas: Schemas,
): Problem {
  const options = queries.flatMap((query) => (countSource(schemas, query.source) ? [query.name] : []));
  const sources = [...schemas.content.keys()].filter((source) => countSource(schemas, source) !== undefined);
  const data = { name, options, sources, ...(list?.source === undefined ? {} : { source: list.source }) };
  return { code: 'paging-list', pointer: '/paging/list', on: 'value', data };
}

/** Whether a head of the further pages has no title. One whose name is misspelt is a title. */
export function lacksTitle(head: PagingDraft['head']): boolean {
  return Object.keys(head).every((name) => name !== 'title' && nearest(name, ['title']) === undefined);
}

/** Reports a head of the further pages without a title. The structure of the file reports one that is missing. */
function withoutTitle({ head }: PagingDraft): readonly Problem[] {
  if (Object.keys(head).length === 0 || !lacksTitle(head)) return [];
  const data = {
    key: 'title',
    owner: 'the head of further pages',
    description: 'Title of the tab and of search results. It needs {route.page}',
  };
  return [{ code: 'missing-key', pointer: '/paging/head', on: 'key', data }];
}

/** Reports params of the list that `paging` sets. */
function ownParams(list: QueryDraft | undefined): readonly Problem[] {
  if (!list) return [];
  return [sizeParam, numberParam]
    .filter((name) => name in list.params)
    .map((name) => ({
      code: 'paging-param',
      pointer: `${list.pointer}/params/${name}`,
      on: 'key',
      data: { name, isSize: name === sizeParam },
    }));
}

/** Reports values of `only` and `except` that are not a number of a page. */
function wrongNumbers({ used }: PageDraft): readonly Problem[] {
  return [...used.blocks.filter(({ use }) => !use), ...used.uses].flatMap(({ pointer, only, except }) =>
    Object.entries({ only, except }).flatMap(([key, lists]) =>
      (lists.page ?? []).flatMap((value, index): readonly Problem[] => {
        if (/^[1-9]\d*$/.test(value)) return [];
        const data = { param: 'page', value, options: ['1', '2'] };
        const at = `${pointer}/${key}/page/${index}`;
        return [{ code: 'impossible-value', pointer: at, on: 'value', data }];
      }),
    ),
  );
}

const withoutPager: Problem = {
  code: 'unused-query',
  pointer: '/paging',
  on: 'key',
  data: { name: pagingQuery },
};

/** Whether a page reads a query, or most likely means to: a misspelt name is reported where it is. */
export function isUsed(draft: PageDraft, query: string): boolean {
  return rootsOf(draft).some((name) => name === query || nearest(name, [query]) !== undefined);
}
