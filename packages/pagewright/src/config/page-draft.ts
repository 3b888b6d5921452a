import type { Schedule } from '../grammar/schedule.ts';
import { isArray, isObject, type Json, type JsonObject, objectOf } from '../json/json-value.ts';
import type { Origin } from './read/origin.ts';
import { type QueryDraft, readQueries } from './read/query-draft.ts';
import { readSchedule } from './read/read-schedule.ts';
import { type ExpandedBlocks, expandSections } from './sections/expand-sections.ts';
import type { SectionDrafts } from './sections/section-draft.ts';

/** How a page shows a list in several pages. */
export interface PagingDraft {
  /** Name of the query that reads the list. */
  readonly list: string;
  /** How many entries a page shows. */
  readonly size: Json;
  /** What replaces properties of the head from the second page on. */
  readonly head: JsonObject;
  /** True if the list has a feed. */
  readonly hasFeed: boolean;
}

/** A page config with the blocks of the shared sections that it uses. */
export interface PageDraft {
  readonly origin: Origin;
  readonly routes: readonly { readonly route: string; readonly pointer: string }[];
  /** The tag of its language; undefined if the page does not name one. */
  readonly language: string | undefined;
  /** The languages in which it is a page, if it names several. */
  readonly languages: readonly string[];
  /** The route of the page that it translates. */
  readonly translationOf: string | undefined;
  readonly params: JsonObject;
  /** The params of the URL, as they are written; undefined if they are not an object. */
  readonly urlParams: JsonObject | undefined;
  readonly schedule: Schedule | undefined;
  readonly head: Json | undefined;
  readonly paging: PagingDraft | undefined;
  /** For the further pages of a list: the route of its first page. */
  readonly furtherOf: string | undefined;
  /** Params whose value is the same at every path of the page, besides the params of its route. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly queries: readonly QueryDraft[];
  /** Its blocks, with the blocks at its own end and the blocks of the sections that it uses. */
  readonly used: ExpandedBlocks;
  /** True if the page has an end of its own instead of the end in `_site.json`. */
  readonly hasEnd: boolean;
  /** True if nothing in the outline had to be corrected. */
  readonly isComplete: boolean;
  /** True if Ajv has accepted the structure of the file. */
  readonly isValid: boolean;
}

/** Without its list or its size, the page still has several pages. The structure of the file reports what is missing. */
function readPaging(value: Json | undefined): PagingDraft | undefined {
  if (value === undefined) return undefined;
  const { list, size = 1, head = null, feed } = objectOf(value);
  return {
    list: typeof list === 'string' ? list : '',
    size,
    head: objectOf(head),
    hasFeed: feed === true,
  };
}

function objectOrUndefined(value: Json): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

export function stringsIn(value: Json | undefined): readonly string[] {
  const items = value !== undefined && isArray(value) ? value : [];
  return items.filter((item) => typeof item === 'string');
}

/** What is known of a page config besides what it says. */
interface PageFacts {
  readonly origin: Origin;
  /** True if Ajv has accepted the structure of the file. */
  readonly isValid: boolean;
  /** True if nothing in the outline had to be corrected. */
  readonly isComplete: boolean;
}

/** The routes that a page config lists, as they are written. */
export function routesIn({ route }: JsonObject): PageDraft['routes'] {
  const isListed = route !== undefined && isArray(route);
  return (isListed ? route : [route ?? null]).flatMap((each, index) =>
    typeof each === 'string'
      ? [{ route: each.normalize('NFC'), pointer: isListed ? `/route/${index}` : '/route' }]
      : [],
  );
}

/** Reads a page config. Parts that have another form are omitted. */
export function readPage(page: JsonObject, facts: PageFacts, sections: SectionDrafts): PageDraft {
  const { origin, isValid } = facts;
  const lists = Object.entries(objectOf(page.params)).filter(([, values]) => isArray(values));
  return {
    ...facts,
    routes: routesIn(page),
    language: typeof page.language === 'string' ? page.language : undefined,
    languages: stringsIn(page.languages),
    translationOf: typeof page.translationOf === 'string' ? page.translationOf : undefined,
    params: Object.fromEntries(lists),
    urlParams: objectOrUndefined(page.urlParams ?? {}),
    schedule: readSchedule(page),
    head: page.head,
    paging: readPaging(page.paging),
    furtherOf: undefined,
    fixed: {},
    queries: readQueries(page.data, origin, isValid),
    used: expandSections(
      [
        { list: page.blocks, pointer: '/blocks' },
        { list: page.end, pointer: '/end' },
      ],
      origin,
      isValid,
      sections,
    ),
    hasEnd: page.end !== undefined,
  };
}
