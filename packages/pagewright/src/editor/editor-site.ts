import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { kindOf } from '../check/config-kind.ts';
import { type PageSchemas, pageSchemas } from '../check/page-schemas.ts';
import type { ConfigKind } from '../check/structure/structure-validator.ts';
import type { Schemas, Workspace } from '../check/workspace.ts';
import { getOrInsert } from '../get-or-insert.ts';
import type { Json } from '../grammar/plan.ts';
import { isJson, isObject, type JsonObject } from '../schema/json-value.ts';

/** A site as an editor sees it: its files with what is typed in open ones, and with schemas that have no errors. */
export interface EditorSite {
  readonly workspace: Workspace;
  /** The code files of block types and sources by name, relative to the project. Undefined for a name without a file. */
  readonly code: {
    readonly blocks: ReadonlyMap<string, string | undefined>;
    readonly sources: ReadonlyMap<string, string | undefined>;
  };
}

/** A config, parsed as far as its text allows: while somebody types, it is rarely valid. */
export interface ConfigText {
  readonly file: string;
  readonly text: string;
  /** Undefined for a file that is not a config. */
  readonly kind: ConfigKind | undefined;
  readonly tree: Node | undefined;
  readonly value: JsonObject;
}

const parsed = new WeakMap<Workspace, Map<string, ConfigText>>();

/** A config of the site; undefined if there is no such file. */
export function readConfig({ workspace }: EditorSite, file: string): ConfigText | undefined {
  const text = workspace.files.get(file);
  if (text === undefined) return undefined;
  const known = getOrInsert(parsed, workspace, () => new Map<string, ConfigText>());
  return getOrInsert(known, file, () => {
    const tree = parseTree(text);
    const value: unknown = tree && getNodeValue(tree);
    const isConfig = isJson(value) && isObject(value);
    return { file, text, kind: kindOf(file), tree, value: isConfig ? value : {} };
  });
}

/** All configs of one kind, in the order of their names. */
export function configsOf(site: EditorSite, kind: ConfigKind): readonly ConfigText[] {
  return [...site.workspace.files.keys()]
    .filter((file) => kindOf(file) === kind)
    .toSorted()
    .flatMap((file) => readConfig(site, file) ?? []);
}

const grammars = new WeakMap<Schemas, PageSchemas>();

/** The schemas of configs. The same objects for the same schemas, so that a schema can be recognized. */
export function grammarOf({ workspace: { schemas } }: EditorSite): PageSchemas {
  return getOrInsert(grammars, schemas, () => pageSchemas(schemas));
}

export function objectIn(value: Json | undefined): JsonObject {
  return value !== undefined && isObject(value) ? value : {};
}

export function stringIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
