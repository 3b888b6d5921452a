import type { JsonSchema } from '../../schema/json-schema.ts';

/** A schema that accepts one of several names. Editors show the description of each name. */
export function choice(
  names: ReadonlyMap<string, { readonly description?: unknown }>,
  title: string,
): JsonSchema {
  const options = [...names].map(([name, { description }]) => ({ const: name, description }));
  // JSON Schema does not allow an empty `anyOf`.
  return { title, type: 'string', ...(options.length > 0 ? { anyOf: options } : { not: {} }) };
}

/** An `if`/`then`/`else` schema. Built from entries, because an object literal with a `then` property looks like a promise. */
export function conditional(
  condition: JsonSchema,
  consequence: JsonSchema,
  otherwise?: JsonSchema,
): JsonSchema {
  const keywords: readonly (readonly [string, JsonSchema])[] = [
    ['if', condition],
    ['then', consequence],
    ...(otherwise ? [['else', otherwise] as const] : []),
  ];
  return Object.fromEntries(keywords);
}

/** One conditional schema per name: if the property has that name as its value, the consequence applies. */
export function cases(
  names: Iterable<string>,
  property: string,
  consequence: (name: string) => JsonSchema,
): readonly JsonSchema[] {
  return [...names].map((name) =>
    conditional({ required: [property], properties: { [property]: { const: name } } }, consequence(name)),
  );
}
