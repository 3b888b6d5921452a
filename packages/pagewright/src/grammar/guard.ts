import type { Guard } from './plan.ts';
import { withoutDuplicates } from './without-duplicates.ts';

/**
 * Tests a delivered value against what could not be proven at build. It runs in the browser, so it is small.
 */
export function passes(value: unknown, guard: Guard): boolean {
  const { type, pattern, items, multipleOf, properties } = guard;
  const within = (inner: Guard) => passes(value, inner);
  const holds = (size: number, least = size, most = size) => size >= least && size <= most;
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const isTyped = !type || type.includes(kind) || (Number.isInteger(value) && type.includes('integer'));
  const isListed = !guard.enum || withoutDuplicates([...guard.enum, value]).length === guard.enum.length;
  if (!isTyped || !isListed || guard.allOf?.every(within) === false || guard.anyOf?.some(within) === false)
    return false;
  if (guard.oneOf && guard.oneOf.filter(within).length !== 1) return false;
  if (typeof value === 'string') {
    return (
      holds([...value].length, guard.minLength, guard.maxLength) &&
      (!pattern || new RegExp(pattern, 'u').test(value))
    );
  }
  if (typeof value === 'number') {
    return (
      holds(value, guard.minimum, guard.maximum) && (!multipleOf || Number.isInteger(value / multipleOf))
    );
  }
  if (Array.isArray(value)) {
    const isMixed = !guard.uniqueItems || withoutDuplicates(value).length === value.length;
    return (
      isMixed &&
      holds(value.length, guard.minItems, guard.maxItems) &&
      value.every((entry) => !items || passes(entry, items))
    );
  }
  if (kind !== 'object') return true;
  const members = new Map(Object.entries(Object(value)));
  const fits = ([name, member]: readonly [string, unknown]) => {
    const inner =
      properties && Object.hasOwn(properties, name) ? properties[name] : guard.additionalProperties;
    return !inner || passes(member, inner);
  };
  return (
    holds(members.size, guard.minProperties, guard.maxProperties) &&
    guard.required?.every((name) => members.has(name)) !== false &&
    [...members].every(fits)
  );
}
