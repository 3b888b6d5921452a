import type { JsonObject } from '../../../json/json-value.ts';
import { groupOf } from '../../../schema/form-annotations.ts';
import { defaultOf } from '../../../schema/literal-completion.ts';
import type { SchemaNode } from '../../../schema/schema-node.ts';
import { objectShape } from '../../../schema/schema-shape.ts';
import { optionLabel } from './schema-words.ts';

/** The properties of a block that decide how it looks. None if it has no others. */
export function lookNames(node: SchemaNode): readonly string[] {
  const { properties } = objectShape(node);
  const names = [...properties].flatMap(([name, each]) => (groupOf(each) === 'look' ? [name] : []));
  return names.length < properties.size ? names : [];
}

/** How a block looks, in a line: `Display, Paper`. */
export function lookSummary(value: JsonObject, node: SchemaNode, names: readonly string[]): string {
  const { properties } = objectShape(node);
  return names
    .flatMap((name) => {
      const each = properties.get(name);
      const shown = value[name] ?? (each && defaultOf(each)?.value);
      return typeof shown === 'string' ? [optionLabel(shown)] : [];
    })
    .join(', ');
}
