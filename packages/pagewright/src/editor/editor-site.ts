import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Workspace } from '../check/diagnostics/workspace.ts';
import { type ConfigKind, isDraftPage, kindOf } from '../config/config-kind.ts';
import { type PageSchemas, pageSchemas } from '../config/schemas/page-schemas.ts';
import type { Schemas } from '../config/schemas/schemas.ts';
import { isJson, isObject, type Json, type JsonObject } from '../json/json-value.ts';
import { isTooDeep } from '../json/nesting.ts';
import { getOrInsert } from '../memory/get-or-insert.ts';

/** A site as an editor sees it: open files have the typed text, and schemas are the last ones without errors. */
export interface EditorSite {
  readonly workspace: Workspace;
  /** The code files of block types and sources by name, relative to the project. Undefined for a name that has no file. */
  readonly code: {
    readonly blocks: ReadonlyMap<string, string | undefined>;
    readonly sources: ReadonlyMap<string, string | undefined>;
    /** The further content services that sources read, by the name of the source. */
    readonly services?: ReadonlyMap<string, string>;
  };
  /** The parsed configs by file. Each is used again until its text changes. */
  readonly parsed: Map<string, ConfigText>;
}

/** A config, parsed as far as its text allows: while somebody types, it is rarely valid. */
export interface ConfigText {
  readonly file: string;
  readonly text: string;
  /** Undefined for a file that is not a config. A draft counts as a page, although the site does not show it. */
  readonly kind: ConfigKind | undefined;
  readonly tree: Node | undefined;
  readonly value: JsonObject;
}

/** A config of the site; undefined if there is no such file. */
export function readConfig({ workspace, parsed }: EditorSite, file: string): ConfigText | undefined {
  const text = workspace.files.get(file);
  if (text === undefined) return undefined;
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const isReadable = !isTooDeep(text);
  const read = isReadable ? parsedValue(text) : undefined;
  const value = isJson(read) && isObject(read) ? read : {};
  const config: ConfigText = {
    file,
    text,
    kind: kindOf(file) ?? (isDraftPage(file, value) ? 'page' : undefined),
    value,
    get tree() {
      return isReadable ? treeOf(text) : undefined;
    },
  };
  parsed.set(file, config);
  return config;
}

let lastTree: { readonly text: string; readonly tree: Node | undefined } | undefined;

/**
 * The syntax tree of a text. Keeps only the last one: a tree is several times as large as its text, and successive requests are mostly
 * about one file.
 */
function treeOf(text: string): Node | undefined {
  if (lastTree?.text !== text) lastTree = { text, tree: parseTree(text) };
  return lastTree.tree;
}

function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const tree = parseTree(text);
    return tree && getNodeValue(tree);
  }
}

/** All configs of one kind, sorted by name. Without drafts. */
export function configsOf(site: EditorSite, kind: ConfigKind): readonly ConfigText[] {
  return [...site.workspace.files.keys()]
    .filter((file) => kindOf(file) === kind)
    .toSorted()
    .flatMap((file) => readConfig(site, file) ?? []);
}

const grammars = new WeakMap<Schemas, PageSchemas>();

/** The schemas of configs. Equal input gives identical objects, so that a schema can be recognised. */
export function grammarOf({ workspace: { schemas } }: EditorSite): PageSchemas {
  return getOrInsert(grammars, schemas, () => pageSchemas(schemas));
}

export function stringIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
