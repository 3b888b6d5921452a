import { isObject, type Json } from '../json/json-value.ts';
import { conjuncts, memoized, type SchemaNode, typesOf } from './schema-node.ts';
import { objectShape } from './schema-shape.ts';

/** The `const` properties of an alternative, such as the `view` of a loading state. */
const constantsOf = memoized((branch): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>();
  for (const [name, property] of objectShape(branch).properties) {
    for (const { schema } of conjuncts(property)) if ('const' in schema) found.set(name, schema.const);
  }
  return found;
});

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/**
 * The alternative that a value is most likely meant for; only its problems are reported. This is the one whose constants
 * the value has, otherwise the one of its type with the fewest problems. Undefined if no alternative has its type.
 */
export function bestAlternative(
  value: Json,
  candidates: readonly SchemaNode[],
  countProblems: (branch: SchemaNode) => number,
): SchemaNode | undefined {
  const type = typeOf(value);
  const ofType = candidates.filter((branch) => {
    const types = typesOf(branch);
    return types.has(type) || (type === 'number' && types.has('integer'));
  });
  if (ofType.length < 2) return ofType[0];
  if (isObject(value)) {
    const named = ofType.filter((branch) =>
      [...constantsOf(branch)].some(([name, constant]) => value[name] === constant),
    );
    if (named.length === 1) return named[0];
  }
  const counts = ofType.map(countProblems);
  return ofType[counts.indexOf(Math.min(...counts))];
}
