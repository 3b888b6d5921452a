import { json, nodes, type SchemaNode } from 'pagewright/tooling';
import { propertiesOf } from './content-shape.ts';

/**
 * Content without everything that may be missing: lists are empty, and optional texts are absent, or have the default of their
 * schema. Numbers and images stay.
 * @returns undefined for a value that is missing then
 */
export function emptied(value: unknown, node: SchemaNode, isRequired = true): unknown {
  if (Array.isArray(value)) {
    if (nodes.arrayShape(node).minItems === 0) return [];
    return isRequired ? value : undefined;
  }
  if (typeof value === 'string')
    return isRequired || nodes.enumValues(node) ? value : nodes.defaultOf(node)?.value;
  if (!json.isRecord(value) || nodes.isImage(node)) return value;
  const { nodeOfProperty, required } = propertiesOf(value, node);
  const kept = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const left = emptied(each, nodeOfProperty(name), required.has(name));
    return left === undefined ? [] : [[name, left]];
  });
  return kept.length > 0 || isRequired ? Object.fromEntries(kept) : undefined;
}
