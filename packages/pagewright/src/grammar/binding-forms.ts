import type { JsonObject } from '../json/json-value.ts';
import { nearest } from '../schema/nearest.ts';
import { nodeOf, type SchemaNode } from '../schema/schema-node.ts';
import { objectShape } from '../schema/schema-shape.ts';

/** The schema of an object with `each`. */
export const eachForm: SchemaNode = nodeOf({
  title: 'an item with "each"',
  type: 'object',
  additionalProperties: false,
  required: ['each', 'show'],
  properties: {
    each: {
      description: 'The array whose items are shown, such as "{posts}".',
      otherNames: ['for', 'forEach', 'foreach', 'map', 'of', 'in', 'from', 'list', 'items', 'loop', 'repeat'],
    },
    show: { description: 'What is shown for each item, such as "{item.title}".' },
    take: { type: 'integer', minimum: 1, otherNames: ['limit', 'count', 'max', 'first', 'size'] },
    default: { type: 'array' },
  },
});

/** The schema of a value with a default. */
export const withDefaultForm: SchemaNode = nodeOf({
  title: 'a value with "from"',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'default'],
  properties: { from: {}, default: { description: 'The value to use when the path has none.' } },
});

/** The schema of a condition that compares content with literals. It only decides: the check of the file's structure reports its problems. */
export const conditionForm: SchemaNode = nodeOf({
  type: 'object',
  additionalProperties: false,
  required: ['value', 'is'],
  properties: {
    value: {},
    is: {
      anyOf: [
        { type: ['string', 'number', 'boolean'] },
        { type: 'array', minItems: 1, uniqueItems: true, items: { type: ['string', 'number', 'boolean'] } },
      ],
    },
  },
});

/** The property names of `each` and of a value with a default. Schemas cannot use them for other properties. */
export const bindingProperties: ReadonlySet<string> = new Set(
  [eachForm, withDefaultForm].flatMap((form) => [...objectShape(form).properties.keys()]),
);

/** True for an object with `each`, even if that name is misspelt, or missing next to `show`. */
export function isEachForm(value: JsonObject, target: SchemaNode): boolean {
  if ('each' in value || isMisspelt(value, 'each', ['take', 'default'], target)) return true;
  return 'show' in value && !objectShape(target).properties.has('show');
}

/** True for an object with `from`, even if that name is misspelt. */
export function isWithDefaultForm(value: JsonObject, target: SchemaNode): boolean {
  return 'from' in value || isMisspelt(value, 'from', ['default'], target);
}

/** True for an object that has a property usually next to `key`, and a property whose name is probably a typo of `key`. */
function isMisspelt(value: JsonObject, key: string, others: readonly string[], target: SchemaNode): boolean {
  if (!others.some((other) => other in value)) return false;
  const { properties } = objectShape(target);
  if (!others.some((other) => other in value && !properties.has(other))) return false;
  return Object.keys(value).some((name) => !properties.has(name) && nearest(name, [key]) !== undefined);
}

/** The value of `each` for a message. Safe for any value, even an object whose `toString` is not a function. */
export function describeEach({ each = null }: JsonObject): string {
  return typeof each === 'string' ? each : JSON.stringify(each);
}
