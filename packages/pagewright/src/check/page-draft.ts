import type { Json } from '../grammar/plan.ts';
import { isList, isObject, type JsonObject, pointerToken } from '../schema/json-value.ts';
import { literalFaults } from '../schema/literal-fit.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { SourceFile } from './json/source-file.ts';
import type { Renamed } from './json/source-place.ts';
import type { Diagnostic, Found } from './messages/diagnostic.ts';
import { mend } from './rules/mending.ts';

/** A block as it stands in a file, before its props are looked at. */
export interface BlockDraft {
  readonly file: SourceFile;
  readonly renamed: Renamed;
  readonly pointer: string;
  /** Its number in its list, from 1. */
  readonly number: number;
  readonly type: string | undefined;
  readonly props: JsonObject;
  readonly id: string | undefined;
  readonly only: Readonly<Record<string, readonly string[]>>;
  readonly isOptional: boolean;
}

export interface QueryDraft {
  readonly name: string;
  readonly pointer: string;
  readonly source: string | undefined;
  readonly params: JsonObject;
  readonly states: JsonObject;
}

/** A page config whose outline has been read: what cannot be read has been told and is left out. */
export interface PageDraft {
  readonly file: SourceFile;
  readonly renamed: Renamed;
  /** Findings of the outline, and what later checks add. */
  readonly diagnostics: Diagnostic[];
  readonly routes: readonly { readonly route: string; readonly pointer: string }[];
  readonly params: JsonObject;
  readonly head: Json | undefined;
  readonly queries: readonly QueryDraft[];
  readonly blocks: readonly BlockDraft[];
  /** The page's own end, in place of the site's. */
  readonly end: readonly BlockDraft[] | undefined;
  /** True when the outline had no fault. */
  readonly isWhole: boolean;
}

const texts = (value: Json | undefined): readonly string[] =>
  value !== undefined && isList(value) ? value.filter((each) => typeof each === 'string') : [];
const group = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {});

/** The blocks of a list in a file, as far as they can be read. */
export function readBlocks(
  list: Json | undefined,
  pointer: string,
  file: SourceFile,
  renamed: Renamed,
): readonly BlockDraft[] {
  if (list === undefined || !isList(list)) return [];
  return list.flatMap((block, index): BlockDraft[] => {
    if (!isObject(block)) return [];
    const only = Object.entries(group(block.only)).map(([name, values]) => [name, texts(values)]);
    return [
      {
        file,
        renamed,
        pointer: pointer + pointerToken(index),
        number: index + 1,
        type: typeof block.type === 'string' ? block.type : undefined,
        props: group(block.props),
        id: typeof block.id === 'string' ? block.id : undefined,
        only: Object.fromEntries(only),
        // A value of the wrong type is told once; what it was meant to say is plain.
        isOptional: block.optional !== undefined && block.optional !== false,
      },
    ];
  });
}

/** Reads the outline of a page config. Undefined when its JSON cannot be understood. */
export function readPage(file: SourceFile, schema: SchemaNode): PageDraft | undefined {
  if (file.value === undefined) return undefined;
  const outline: readonly Found[] = literalFaults(file.value, schema);
  const { value, renamed } = mend(file.value, schema);
  const page = group(value);
  const { route } = page;
  const listed = route !== undefined && isList(route);
  const routes = (listed ? route : [route ?? null]).flatMap((each, index) =>
    typeof each === 'string' ? [{ route: each, pointer: listed ? `/route/${index}` : '/route' }] : [],
  );
  const queries = Object.entries(group(page.data)).map(([name, query]): QueryDraft => {
    const { source, params, ...states } = group(query);
    return {
      name,
      pointer: `/data${pointerToken(name)}`,
      source: typeof source === 'string' ? source : undefined,
      params: group(params),
      states,
    };
  });
  const lists = Object.entries(group(page.params)).filter(([, values]) => isList(values));
  return {
    file,
    renamed,
    diagnostics: outline.map((found) => file.diagnose(found)),
    routes,
    params: Object.fromEntries(lists),
    head: page.head,
    queries,
    blocks: readBlocks(page.blocks, '/blocks', file, renamed),
    end: page.end === undefined ? undefined : readBlocks(page.end, '/end', file, renamed),
    isWhole: outline.length === 0,
  };
}

/** The names of a route's params: `slug` of `/services/:slug`. */
export function paramNames(route: string): readonly string[] {
  return [...route.matchAll(/\/:([A-Za-z]\w*)/g)].flatMap((match) => match[1] ?? []);
}
