import type { JsonObject } from '../schema/json-value.ts';
import { nearest } from '../schema/nearest.ts';
import { groupShape, nodeOf, type SchemaNode } from '../schema/schema-node.ts';

/** The form of an entry that goes through a list. */
export const eachForm: SchemaNode = nodeOf({
  title: 'an entry with "each"',
  type: 'object',
  additionalProperties: false,
  required: ['each', 'show'],
  properties: {
    each: {},
    show: { description: 'What is shown of each entry, such as "{item.title}".' },
    take: { type: 'integer', minimum: 1 },
    default: { type: 'array' },
  },
});

/** The form of a value with something that stands in for it. */
export const orForm: SchemaNode = nodeOf({
  title: 'a value with "from"',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'default'],
  properties: { from: {}, default: { description: 'What stands there when the value is missing.' } },
});

function isMisspelt(group: JsonObject, key: string, others: readonly string[], target: SchemaNode): boolean {
  if (!others.some((other) => other in group)) return false;
  const { members } = groupShape(target);
  if (!others.some((other) => other in group && !members.has(other))) return false;
  return Object.keys(group).some((name) => !members.has(name) && nearest(name, [key]) !== undefined);
}

/** True for an entry with `each`, also when that word itself is misspelt. */
export function isEachForm(group: JsonObject, target: SchemaNode): boolean {
  return 'each' in group || isMisspelt(group, 'each', ['show', 'take', 'default'], target);
}

/** True for a value with `from`, also when that word itself is misspelt. */
export function isOrForm(group: JsonObject, target: SchemaNode): boolean {
  return 'from' in group || isMisspelt(group, 'from', ['default'], target);
}

/** What `each` says, for words: it may hold anything, even an object whose `toString` is no function. */
export function eachInWords({ each = null }: JsonObject): string {
  return typeof each === 'string' ? each : JSON.stringify(each);
}
