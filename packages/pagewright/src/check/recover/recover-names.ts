import { isArray, isObject, type Json, pointerToken } from '../../json/json-value.ts';
import type { Renamed } from '../../json/source-place.ts';
import { chosenAlternative } from '../../schema/literal-completion.ts';
import { related } from '../../schema/nearest.ts';
import { meantName } from '../../schema/other-names.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { isClosed, itemNode, objectShape } from '../../schema/schema-shape.ts';

/** The required property that contains a name or is contained in it: `description` for `desc`. */
function neededName(
  name: string,
  free: readonly string[],
  required: ReadonlySet<string>,
): string | undefined {
  const found = related(name, free);
  return found !== undefined && required.has(found) ? found : undefined;
}

/**
 * Corrects misspelt property names, so that `"bloks"` causes one diagnostic and everything inside it is still checked.
 * Changes only objects that allow no other properties.
 */
export function recoverNames(
  value: Json,
  node: SchemaNode,
): { readonly value: Json; readonly renamed: Renamed } {
  const renamed = new Map<string, string>();
  const recover = (each: Json, at: SchemaNode, pointer: string): Json => {
    if (isArray(each)) {
      const item = itemNode(chosenAlternative(each, at));
      return each.map((inner, index) => recover(inner, item, pointer + pointerToken(index)));
    }
    if (!isObject(each)) return each;
    const shape = chosenAlternative(each, at);
    const { properties, others, required } = objectShape(shape);
    const declared = [...properties].map(([name, { schema }]) => [name, schema] as const);
    const free = new Set([...properties.keys()].filter((name) => !(name in each)));
    const recovered = Object.entries(each).map(([name, inner]): [string, Json] => {
      const isUnknown = isClosed(shape) && !properties.has(name);
      const meant = isUnknown
        ? (meantName(name, declared, [...free]) ?? neededName(name, [...free], required))
        : undefined;
      const known = meant ?? name;
      const to = pointer + pointerToken(known);
      if (meant !== undefined) {
        free.delete(meant);
        renamed.set(to, name);
      }
      const schema = properties.get(known) ?? others;
      return [known, schema ? recover(inner, schema, to) : inner];
    });
    return Object.fromEntries(recovered);
  };
  return { value: recover(value, node, ''), renamed };
}
