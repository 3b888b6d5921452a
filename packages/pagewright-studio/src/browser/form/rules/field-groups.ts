import { type JsonObject, nodes, type SchemaNode } from 'pagewright/tooling';
import { optionLabel } from '../../field/schema-words.ts';

/** The properties of a block that decide how it looks. None if it has no others. */
export function lookNames(node: SchemaNode): readonly string[] {
  const { properties } = nodes.objectShape(node);
  const names = [...properties].flatMap(([name, each]) => (nodes.groupOf(each) === 'look' ? [name] : []));
  return names.length < properties.size ? names : [];
}

/** How a block looks, in a line: `Display, Paper`. */
export function lookSummary(value: JsonObject, node: SchemaNode, names: readonly string[]): string {
  const { properties } = nodes.objectShape(node);
  return names
    .flatMap((name) => {
      const each = properties.get(name);
      const shown = value[name] ?? (each && nodes.defaultOf(each)?.value);
      return typeof shown === 'string' ? [optionLabel(shown)] : [];
    })
    .join(', ');
}
