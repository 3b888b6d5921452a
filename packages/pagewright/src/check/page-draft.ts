import { repeatedParam } from '../grammar/route-pattern.ts';
import type { Schedule } from '../grammar/schedule.ts';
import { isArray, isObject, type Json, type JsonObject, objectOf } from '../json/json-value.ts';
import type { Renamed } from '../json/source-place.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Diagnostic, Problem } from './messages/diagnostic.ts';
import type { Origin } from './origin.ts';
import { type QueryDraft, readQueries } from './query-draft.ts';
import { readSchedule } from './rules/pages/schedule-check.ts';
import { type ExpandedBlocks, expandSections } from './sections/expand-sections.ts';
import type { SectionDrafts } from './sections/section-draft.ts';
import type { SourceFile } from './source-file.ts';
import { meantRoute, withListedParams } from './structure/meant-route.ts';
import { readOutline } from './structure/outline.ts';

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

/** A parsed page config. Parts that cannot be parsed are reported and omitted. */
export interface PageDraft {
  readonly origin: Origin;
  /** Errors in the outline. */
  readonly diagnostics: readonly Diagnostic[];
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
  /** Params whose value is the same at every path of the page, besides those of its route. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly queries: readonly QueryDraft[];
  /** Its blocks, with those at its own end and those of the sections that it uses. */
  readonly used: ExpandedBlocks;
  /** True if the page has an end of its own instead of that of `_site.json`. */
  readonly hasEnd: boolean;
  /** True if the outline has no errors. */
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

/** Reports a page that says twice in which language it is. */
function twoLanguages({ language, languages }: JsonObject): readonly Problem[] {
  if (typeof language !== 'string' || languages === undefined) return [];
  const data = { found: language, options: stringsIn(languages), where: 'both' } as const;
  return [{ code: 'unknown-language', pointer: '/language', on: 'key', data }];
}

function stringsIn(value: Json | undefined): readonly string[] {
  const items = value !== undefined && isArray(value) ? value : [];
  return items.filter((item) => typeof item === 'string');
}

/** A page whose `params` are written as those of the URL, and not as the values of its route. */
function asUrlParams(config: Json): { readonly config: Json; readonly problem: Problem } | undefined {
  const { params, ...rest } = objectOf(config);
  const declared = Object.entries(objectOf(params));
  const isOfUrl = ([name, value]: [string, Json]) =>
    isObject(value) && 'type' in value && !JSON.stringify(rest.route ?? '').includes(`:${name}`);
  if (declared.length === 0 || 'urlParams' in rest || !declared.every(isOfUrl)) return undefined;
  const data = { key: 'params', options: [], free: ['urlParams'], owner: 'a route without params' };
  return {
    config: { ...rest, urlParams: params ?? null },
    problem: { code: 'unknown-key', pointer: '/params', on: 'key', data },
  };
}

/** A route with only the first of params that have the same name. */
function withoutRepeated(route: string): string {
  const parts = route.split('/');
  return parts.filter((part, index) => !part.startsWith(':') || parts.indexOf(part) === index).join('/');
}

/** Adds the param to a wrong `only` or `except` that has only its values, if the route has one param. */
function withParam(problem: Problem, params: readonly string[]): Problem {
  const [name, ...others] = params;
  if (problem.code !== 'wrong-type' || name === undefined || others.length > 0) return problem;
  const values = stringsIn([problem.data.found].flat());
  if (values.length === 0 || !/^\/(?:blocks|end)\/\d+\/(?:only|except)$/.test(problem.pointer))
    return problem;
  return { ...problem, data: { ...problem.data, meant: { [name]: values } } };
}

/** Reads a parsed page config. */
export function readPage(
  file: SourceFile,
  config: Json,
  schema: SchemaNode,
  sections: SectionDrafts,
  isValid: boolean,
  moved: Renamed,
): PageDraft {
  const meant = isValid ? undefined : asUrlParams(config);
  const { value, renamed: names, problems } = readOutline(meant?.config ?? config, schema, isValid);
  const renamed: Renamed = new Map([
    ...moved,
    ...names,
    ...(meant ? [['/urlParams', 'params'] as const] : []),
  ]);
  const found = meant
    ? [
        ...problems.map((each) => ({ ...each, pointer: each.pointer.replace(/^\/urlParams/, '/params') })),
        meant.problem,
      ]
    : problems;
  const origin = { file, renamed };
  const page = objectOf(value);
  const { route } = page;
  const listed = route !== undefined && isArray(route);
  const params = Object.keys(objectOf(page.params));
  const written = (listed ? route : [route ?? null]).flatMap((each, index) =>
    typeof each === 'string'
      ? [
          {
            route: (isValid ? each : meantRoute(each, params)).normalize('NFC'),
            pointer: listed ? `/route/${index}` : '/route',
          },
        ]
      : [],
  );
  const repeated = written.flatMap(({ route: given, pointer }): readonly Problem[] => {
    const name = repeatedParam(given);
    return name === undefined
      ? []
      : [{ code: 'repeated-param', pointer, on: 'value', data: { name, route: given } }];
  });
  const routes = written.map((each) => ({
    ...each,
    route: withListedParams(withoutRepeated(each.route), params),
  }));
  const colons = written.flatMap(({ route: given, pointer }, index): readonly Problem[] => {
    const other = routes[index]?.route;
    const name = params.find((param) => other?.includes(`:${param}`) && !given.includes(`:${param}`));
    if (other === undefined || name === undefined) return [];
    return [
      {
        code: 'unknown-param',
        pointer,
        on: 'value',
        data: { name, options: [], route: given, meant: other },
      },
    ];
  });
  const used = expandSections(
    [
      { list: page.blocks, pointer: '/blocks' },
      { list: page.end, pointer: '/end' },
    ],
    origin,
    isValid,
    sections,
  );
  const lists = Object.entries(objectOf(page.params)).filter(([, values]) => isArray(values));
  return {
    origin,
    diagnostics: [...found, ...repeated, ...colons, ...twoLanguages(page)].map((each) =>
      file.diagnose(withParam(each, params), moved),
    ),
    routes,
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
    used,
    hasEnd: page.end !== undefined,
    isComplete: found.length === 0,
    isValid,
  };
}
