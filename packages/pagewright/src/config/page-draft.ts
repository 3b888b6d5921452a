import type { Schedule } from '../grammar/schedule.ts';
import { isArray, isObject, type Json, type JsonObject, objectOf, stringsOf } from '../json/json-value.ts';
import type { Origin } from './read/origin.ts';
import { type QueryDraft, readQueries } from './read/query-draft.ts';
import { readSchedule } from './read/read-schedule.ts';
import { type ExpandedBlocks, expandSections } from './sections/expand-sections.ts';
import type { SectionDrafts } from './sections/section-draft.ts';

/** How a page spreads a list over several pages. */
export interface PagingDraft {
  /** Name of the query for the list. */
  readonly list: string;
  /** The number of entries on one page. */
  readonly size: Json;
  /** The properties of the head that are different from the second page on. */
  readonly head: JsonObject;
  readonly hasFeed: boolean;
}

/** A page config, in which the blocks of shared sections have replaced the uses of the sections. */
export interface PageDraft {
  readonly origin: Origin;
  readonly routes: readonly { readonly route: string; readonly pointer: string }[];
  /** The tag of its language; undefined if the page does not name one. */
  readonly language: string | undefined;
  /** The languages of a page that is divided into one page per language. */
  readonly languages: readonly string[];
  /** The route of the page that it translates. */
  readonly translationOf: string | undefined;
  readonly params: JsonObject;
  /** The declared params of the URL, unchecked; undefined if they are not an object. */
  readonly urlParams: JsonObject | undefined;
  readonly schedule: Schedule | undefined;
  readonly head: Json | undefined;
  readonly paging: PagingDraft | undefined;
  /** For the further pages of a list: the route of its first page. */
  readonly furtherOf: string | undefined;
  /** Params with the same value at every path of the page, besides the params of its route. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly queries: readonly QueryDraft[];
  /** Its blocks, the blocks at its own end, and the blocks of the sections that it uses. */
  readonly used: ExpandedBlocks;
  /** True if the page has its own end instead of the end in `_site.json`. */
  readonly hasEnd: boolean;
  /** True if the outline of the page was read without corrections. */
  readonly isComplete: boolean;
  /** True if Ajv has accepted the structure of the file. */
  readonly isValid: boolean;
}

/**
 * Reads `paging`. Without a list or a size, the page still has several pages; the check of the file's structure reports the missing value.
 */
function readPaging(value: Json | undefined): PagingDraft | undefined {
  if (value === undefined) return undefined;
  const { list, size = 1, head, feed } = objectOf(value);
  return {
    list: typeof list === 'string' ? list : '',
    size,
    head: objectOf(head),
    hasFeed: feed === true,
  };
}

/** The routes that a page config lists, unchecked. */
export function routesIn({ route }: JsonObject): PageDraft['routes'] {
  const isListed = isArray(route);
  return (isListed ? route : [route ?? null]).flatMap((each, index) =>
    typeof each === 'string'
      ? [{ route: each.normalize('NFC'), pointer: isListed ? `/route/${index}` : '/route' }]
      : [],
  );
}

/** Reads a page config. Omits parts that have a wrong form. */
export function readPage(
  page: JsonObject,
  facts: Pick<PageDraft, 'origin' | 'isValid' | 'isComplete'>,
  sections: SectionDrafts,
): PageDraft {
  const { origin, isValid } = facts;
  const { urlParams = {} } = page;
  const lists = Object.entries(objectOf(page.params)).filter(([, values]) => isArray(values));
  return {
    ...facts,
    routes: routesIn(page),
    language: typeof page.language === 'string' ? page.language : undefined,
    languages: stringsOf(page.languages),
    translationOf: typeof page.translationOf === 'string' ? page.translationOf : undefined,
    params: Object.fromEntries(lists),
    urlParams: isObject(urlParams) ? urlParams : undefined,
    schedule: readSchedule(page),
    head: page.head,
    paging: readPaging(page.paging),
    furtherOf: undefined,
    fixed: {},
    queries: readQueries(page.data, origin, isValid),
    used: expandSections(page, origin, isValid, sections),
    hasEnd: page.end !== undefined,
  };
}
