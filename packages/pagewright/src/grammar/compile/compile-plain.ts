import { isList, isObject } from '../../schema/json-value.ts';
import { holdsLandmark } from '../../schema/landmarks.ts';
import { eachPlace, withDefaults } from '../../schema/literal-completion.ts';
import { isUnique, itemNode, typesOf } from '../../schema/schema-node.ts';
import { anyInside } from '../../schema/schema-search.ts';
import type { Json } from '../plan.ts';
import { looksLikePath } from '../string-value.ts';
import { type CompiledValue, type Context, noBindings, type Place } from './compile-types.ts';
import { watchLandmark } from './watch-landmark.ts';

/** Validators do not compare the objects of an array: any of them may contain a binding. */
const hasUniqueObjects = anyInside((node) => isUnique(node) && typesOf(itemNode(node)).has('object'));

function isPlain(value: Json): boolean {
  if (typeof value === 'string') return !/[{}]/.test(value) && !looksLikePath(value);
  if (isList(value)) return value.every(isPlain);
  if (!isObject(value)) return true;
  for (const name in value)
    if (name === 'each' || name === 'from' || !isPlain(value[name] ?? null)) return false;
  return true;
}

/** Compiles a value without bindings that a validator has accepted; undefined for any other value. */
export function compilePlain(value: Json, place: Place, context: Context): CompiledValue | undefined {
  const { node, pointer } = place;
  if (!context.isValid || !isPlain(value) || hasUniqueObjects(node)) return undefined;
  if (context.onLandmark && holdsLandmark(node)) {
    const visit = (each: Json, at: typeof node, to: string) =>
      watchLandmark({ is: 'literal', value: each }, { ...place, node: at, pointer: to }, context);
    eachPlace(value, node, pointer, visit, holdsLandmark);
  }
  const plan = { is: 'literal', value: withDefaults(value, node, context.images) } as const;
  return { plan, presence: 'always', weakest: noBindings };
}
