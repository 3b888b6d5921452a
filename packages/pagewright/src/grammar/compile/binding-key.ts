import { isList } from '../../schema/json-value.ts';
import { containsLandmark } from '../../schema/landmarks.ts';
import { hasAlternatives, memoized, type SchemaNode } from '../../schema/schema-node.ts';
import { isUnique, itemNode } from '../../schema/schema-shape.ts';
import type { Json } from '../plan.ts';
import { hasUniqueObjects, isPlain } from './compile-plain.ts';
import { objectRules } from './object-rules.ts';

/** What the key of a value needs to know of its schema. */
const keyRules = memoized((node) => {
  const { properties, others } = objectRules(node);
  return {
    properties: new Map(
      [...properties].map(([name, rule]) => [name, { name: JSON.stringify(name), node: rule.node }]),
    ),
    others,
    item: itemNode(node),
    /** Its plain values have no link, image or heading, and need no comparison. */
    isSimple: !containsLandmark(node) && !hasUniqueObjects(node),
    /** Each plain part may decide how the rest is checked. */
    isExact: hasAlternatives(node) || isUnique(node),
  };
});

/**
 * The bindings of a value that a validator has accepted, and the places where it may have links, images and headings.
 * Values with equal keys differ only in their plain text: checking one of them is checking all.
 */
export function bindingKey(value: Json, node: SchemaNode): string {
  if (typeof value === 'string') return isPlain(value) ? '.' : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return '.';
  const { properties, others, item, isSimple, isExact } = keyRules(node);
  if (isSimple && isPlain(value)) return '.';
  if (isExact) return JSON.stringify(value);
  if (isList(value)) {
    let key = '[';
    for (const each of value) key += `${bindingKey(each, item)},`;
    return `${key}]`;
  }
  if ('each' in value || 'from' in value) return JSON.stringify(value);
  let key = '{';
  for (const name in value) {
    const rule = properties.get(name);
    const place = rule?.node ?? others;
    const each = value[name] ?? null;
    key += rule ? rule.name : JSON.stringify(name);
    key += place ? bindingKey(each, place) : JSON.stringify(each);
  }
  return `${key}}`;
}
