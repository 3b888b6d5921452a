import { isArray, type Json } from '../../json/json-value.ts';
import { typesOf } from '../../schema/schema-node.ts';
import { anyInside } from '../../schema/schema-search.ts';
import { isUnique, itemNode } from '../../schema/schema-shape.ts';
import { looksLikePath } from '../string-value.ts';
import { compileLiteral } from './compile-literal.ts';
import type { CompiledValue, Context, Place } from './compile-types.ts';

/** True for a schema with arrays of unique objects. The editor schemas do not compare these objects, because they may contain bindings. */
export const hasUniqueObjects = anyInside((node) => isUnique(node) && typesOf(itemNode(node)).has('object'));

/** True for a value without bindings. */
export function isPlain(value: Json): boolean {
  if (typeof value === 'string') return !value.includes('{') && !value.includes('}') && !looksLikePath(value);
  if (typeof value !== 'object' || value === null) return true;
  if (isArray(value)) {
    for (const item of value) if (!isPlain(item)) return false;
    return true;
  }
  for (const name in value)
    if (name === 'each' || name === 'from' || !isPlain(value[name] ?? null)) return false;
  return true;
}

/** Compiles a value without bindings that Ajv has accepted; undefined for any other value. */
export function compilePlain(value: Json, place: Place, context: Context): CompiledValue | undefined {
  if (!context.isValid || !isPlain(value)) return undefined;
  if (typeof value === 'object' && hasUniqueObjects(place.node)) return undefined;
  return compileLiteral(value, place, context, true);
}
