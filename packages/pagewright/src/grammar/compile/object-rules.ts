import type { JsonObject } from '../../schema/json-value.ts';
import { defaultOf } from '../../schema/literal-completion.ts';
import { propertyNameProblems } from '../../schema/property-names.ts';
import { inside, isClosed, memoized, objectShape, parts, type SchemaNode } from '../../schema/schema-node.ts';
import type { Json } from '../plan.ts';
import { uniqueProblems, type ValueProblem } from './value-problem.ts';

/** What a schema says about the properties of an object. */
export interface ObjectRules {
  /** The schema of a property; undefined for a name that is not allowed. */
  schemaOf(name: string): SchemaNode | undefined;
  /** Without these the object is dropped. A property with a default is never missing. */
  readonly needed: ReadonlySet<string>;
  readonly defaults: ReadonlyMap<string, { readonly node: SchemaNode; readonly value: Json }>;
}

export const objectRules = memoized((node): ObjectRules => {
  const { properties, required, others } = objectShape(node);
  const defaults = new Map(
    [...properties].flatMap(([name, property]) => {
      const found = defaultOf(property);
      return found ? [[name, { node: property, value: found.value }] as const] : [];
    }),
  );
  const other = isClosed(node) ? undefined : (others ?? inside(node, true));
  return {
    schemaOf: (name) => properties.get(name) ?? other,
    needed: new Set([...required].filter((name) => !defaults.has(name))),
    defaults,
  };
});

/** Names of an object that are not allowed, and names that it lacks. */
export function nameProblems(value: JsonObject, node: SchemaNode, pointer: string): readonly ValueProblem[] {
  const { defaults } = objectRules(node);
  return uniqueProblems(
    parts(node).flatMap((part) =>
      propertyNameProblems(Object.keys(value), part, pointer, (name) => defaults.has(name)),
    ),
  );
}
