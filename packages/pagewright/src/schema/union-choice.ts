import type { Json } from '../grammar/plan.ts';
import { isObject } from './json-value.ts';
import { groupShape, parts, type SchemaNode, typesOf } from './schema-node.ts';

function constants(branch: SchemaNode): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  for (const [name, member] of groupShape(branch).members) {
    for (const { schema } of parts(member)) {
      const { const: only } = schema;
      if (typeof only === 'string' || typeof only === 'number' || typeof only === 'boolean')
        found.set(name, only);
    }
  }
  return found;
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/**
 * The alternative that a value was most likely meant for, so that its faults can be told against that one alone:
 * the one whose constants it carries, else one of its type with the fewest faults. Undefined when none is of its type.
 */
export function bestAlternative(
  value: Json,
  among: readonly SchemaNode[],
  countFaults: (branch: SchemaNode) => number,
): SchemaNode | undefined {
  const type = typeOf(value);
  const fitting = among.filter((branch) => {
    const types = typesOf(branch);
    return types.has(type) || (type === 'number' && types.has('integer'));
  });
  if (isObject(value)) {
    const named = fitting.filter((branch) =>
      [...constants(branch)].some(([name, only]) => value[name] === only),
    );
    if (named.length === 1) return named[0];
  }
  let best: SchemaNode | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const branch of fitting) {
    const count = countFaults(branch);
    if (count < fewest) [best, fewest] = [branch, count];
  }
  return best;
}
