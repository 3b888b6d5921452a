import type { Json } from '../grammar/plan.ts';
import { isObject } from '../schema/json-value.ts';
import { chosenAlternative } from '../schema/literal-completion.ts';
import { alternatives, conjuncts, type SchemaNode, subschema } from '../schema/schema-node.ts';
import { type EditorSite, grammarOf } from './editor-site.ts';

/** A part of the grammar whose properties have a meaning that no schema can describe. */
export type Construct = 'block' | 'query' | 'section';

/** The construct that a value with a schema is, or may become; undefined for other values. */
export function constructOf(
  site: EditorSite,
  { node, value }: { readonly node: SchemaNode | undefined; readonly value: Json | undefined },
): Construct | undefined {
  if (!node || !isObject(value ?? {})) return undefined;
  const { page, site: common, section } = grammarOf(site);
  const isOneOf = (root: SchemaNode, ...names: readonly string[]) =>
    names.some((name) => isSame(node, subschema(root, { $ref: `#/definitions/${name}` }), value));
  if (isOneOf(page, 'block') || isOneOf(section, 'sectionBlock')) return 'block';
  if (isOneOf(page, 'sectionUse')) return 'section';
  return isOneOf(page, 'query') || isOneOf(common, 'listQuery') ? 'query' : undefined;
}

/** The schema, narrowed to the alternatives that a value is meant for. */
export function chosen(node: SchemaNode, value: Json | undefined): SchemaNode {
  return value === undefined ? node : chosenAlternative(value, node);
}

/** Whether a schema, or the alternative that a value is meant for, is the other schema or a reference to it. */
function isSame(node: SchemaNode, other: SchemaNode, value: Json | undefined): boolean {
  const targets = new Set(conjuncts(other).map(({ schema }) => schema));
  const parts = conjuncts(chosen(node, value));
  const options =
    value === undefined ? parts.flatMap((part) => alternatives(part).flatMap(({ nodes }) => nodes)) : [];
  return [...parts, ...options.flatMap(conjuncts)].some(
    ({ schema }) => targets.has(schema) && !('$ref' in schema),
  );
}
