import type { ParamLists } from '../grammar/block-limits.ts';
import type { Json } from '../grammar/plan.ts';
import { isArray, isObject, type JsonObject, pointerToken } from '../schema/json-value.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Origin } from './json/origin.ts';
import type { SourceFile } from './json/source-file.ts';
import type { Diagnostic } from './messages/diagnostic.ts';
import { meantRoute } from './structure/meant-route.ts';
import { readOutline } from './structure/outline.ts';

/** A block of a config, before its props are checked. */
export interface BlockDraft {
  readonly origin: Origin;
  readonly pointer: string;
  /** Its position in its array, from 1. */
  readonly number: number;
  readonly type: string | undefined;
  readonly props: JsonObject;
  readonly id: string | undefined;
  readonly only: ParamLists;
  readonly except: ParamLists;
  readonly isOptional: boolean;
  /** True if Ajv has accepted the structure of its file. */
  readonly isValid: boolean;
}

export interface QueryDraft {
  readonly name: string;
  readonly pointer: string;
  readonly source: string | undefined;
  readonly params: JsonObject;
  readonly refresh: Json | undefined;
  readonly states: JsonObject;
  readonly isValid: boolean;
}

/** How a page shows a list in several pages. */
export interface PagingDraft {
  /** Name of the query that reads the list. */
  readonly list: string;
  /** How many entries a page shows. */
  readonly size: Json;
  /** What replaces properties of the head from the second page on. */
  readonly head: JsonObject;
}

/** A parsed page config. Parts that cannot be parsed are reported and omitted. */
export interface PageDraft {
  readonly origin: Origin;
  /** Errors in the outline. */
  readonly diagnostics: readonly Diagnostic[];
  readonly routes: readonly { readonly route: string; readonly pointer: string }[];
  readonly params: JsonObject;
  readonly head: Json | undefined;
  readonly paging: PagingDraft | undefined;
  /** For the further pages of a list: the route of its first page. */
  readonly furtherOf: string | undefined;
  /** Params whose value is the same at every path of the page, besides those of its route. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly queries: readonly QueryDraft[];
  readonly blocks: readonly BlockDraft[];
  /** The blocks at the end of the page; undefined if the page has those of `_site.json`. */
  readonly end: readonly BlockDraft[] | undefined;
  /** True if the outline has no errors. */
  readonly isComplete: boolean;
  /** True if Ajv has accepted the structure of the file. */
  readonly isValid: boolean;
}

const stringsOf = (value: Json | undefined): readonly string[] =>
  value !== undefined && isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const objectOf = (value: Json | undefined): JsonObject =>
  value !== undefined && isObject(value) ? value : {};

const noLists: ParamLists = {};

function readLists(lists: Json | undefined): ParamLists {
  if (lists === undefined) return noLists;
  return Object.fromEntries(
    Object.entries(objectOf(lists)).map(([name, values]) => [name, stringsOf(values)]),
  );
}

/** The blocks of an array in a file, as far as they can be parsed. */
export function readBlocks(
  list: Json | undefined,
  pointer: string,
  origin: Origin,
  isValid: boolean,
): readonly BlockDraft[] {
  if (list === undefined || !isArray(list)) return [];
  return list.flatMap((block, index): BlockDraft[] => {
    if (!isObject(block)) return [];
    return [
      {
        origin,
        pointer: pointer + pointerToken(index),
        number: index + 1,
        type: typeof block.type === 'string' ? block.type : undefined,
        props: objectOf(block.props),
        id: typeof block.id === 'string' ? block.id : undefined,
        only: readLists(block.only),
        except: readLists(block.except),
        // A value of the wrong type, such as "yes", is reported elsewhere; it most likely means true.
        isOptional: block.optional !== undefined && block.optional !== false,
        isValid,
      },
    ];
  });
}

function readPaging(value: Json | undefined): PagingDraft | undefined {
  const { list, size, head } = objectOf(value);
  return typeof list === 'string' && size !== undefined ? { list, size, head: objectOf(head) } : undefined;
}

/** Reads a parsed page config. */
export function readPage(file: SourceFile, config: Json, schema: SchemaNode, isValid: boolean): PageDraft {
  const { value, renamed, problems: found } = readOutline(config, schema, isValid);
  const origin = { file, renamed };
  const page = objectOf(value);
  const { route } = page;
  const listed = route !== undefined && isArray(route);
  const routes = (listed ? route : [route ?? null]).flatMap((each, index) =>
    typeof each === 'string'
      ? [
          {
            route: (isValid ? each : meantRoute(each, Object.keys(objectOf(page.params)))).normalize('NFC'),
            pointer: listed ? `/route/${index}` : '/route',
          },
        ]
      : [],
  );
  const queries = Object.entries(objectOf(page.data)).map(([name, query]): QueryDraft => {
    const { source, params, refresh, ...states } = objectOf(query);
    return {
      name,
      pointer: `/data${pointerToken(name)}`,
      source: typeof source === 'string' ? source : undefined,
      params: objectOf(params),
      refresh,
      states,
      isValid,
    };
  });
  const lists = Object.entries(objectOf(page.params)).filter(([, values]) => isArray(values));
  return {
    origin,
    diagnostics: found.map((each) => file.diagnose(each)),
    routes,
    params: Object.fromEntries(lists),
    head: page.head,
    paging: readPaging(page.paging),
    furtherOf: undefined,
    fixed: {},
    queries,
    blocks: readBlocks(page.blocks, '/blocks', origin, isValid),
    end: page.end === undefined ? undefined : readBlocks(page.end, '/end', origin, isValid),
    isComplete: found.length === 0,
    isValid,
  };
}
