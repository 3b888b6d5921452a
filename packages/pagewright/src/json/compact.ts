import { isArray, isObject, type Json } from './json-value.ts';
/** JSON on one line, with the spaces that formatters write. */
export function compact(value: Json): string {
  if (isArray(value)) return `[${value.map(compact).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${compact(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
