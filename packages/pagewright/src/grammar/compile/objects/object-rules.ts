import { type Json, type JsonObject, pointerToken } from '../../../json/json-value.ts';
import { defaultOf } from '../../../schema/literal-completion.ts';
import { propertyNameProblems } from '../../../schema/property-names.ts';
import { conjuncts, memoized, type SchemaNode, subschema } from '../../../schema/schema-node.ts';
import { isClosed, objectShape } from '../../../schema/schema-shape.ts';
import { uniqueProblems, type ValueProblem } from '../../../schema/value-problem.ts';

export interface PropertyRules {
  readonly node: SchemaNode;
  /** The last token of the property's JSON pointer. */
  readonly token: string;
  /** True if the object is dropped without this property. A property with a default is never missing. */
  readonly isNeeded: boolean;
  readonly default?: { readonly value: Json };
}

export interface ObjectRules {
  readonly properties: ReadonlyMap<string, PropertyRules>;
  /** The schema of properties that it does not name; undefined if it allows no others. */
  readonly others: SchemaNode | undefined;
  readonly required: ReadonlySet<string>;
}

export const objectRules = memoized((node): ObjectRules => {
  const { properties, required, others } = objectShape(node);
  const rules = new Map<string, PropertyRules>();
  for (const [name, property] of properties) {
    const found = defaultOf(property);
    const rule = { node: property, token: pointerToken(name), isNeeded: !found && required.has(name) };
    rules.set(name, found ? { ...rule, default: found } : rule);
  }
  return {
    properties: rules,
    required,
    others: isClosed(node) ? undefined : (others ?? subschema(node, true)),
  };
});

/** The rules for a property; undefined for a name that the schema does not allow. */
export function propertyRules(
  { properties, others, required }: ObjectRules,
  name: string,
): PropertyRules | undefined {
  const known = properties.get(name);
  if (known || !others) return known;
  return { node: others, token: pointerToken(name), isNeeded: required.has(name) };
}

/** Reports unknown and missing properties of an object. */
export function nameProblems(value: JsonObject, node: SchemaNode, pointer: string): readonly ValueProblem[] {
  const { properties } = objectRules(node);
  return uniqueProblems(
    conjuncts(node).flatMap((part) =>
      propertyNameProblems(
        Object.keys(value),
        part,
        pointer,
        (name) => properties.get(name)?.default !== undefined,
      ),
    ),
  );
}
