import { isRecord } from './is-record.ts';

/**
 * A JSON value with other parts; the same value if nothing changes.
 * @param change returns what takes the place of a part, which may be the part itself; undefined to look at the parts of an array or object,
 *   and to keep any other value
 */
export function changedJson(value: unknown, change: (part: unknown) => unknown): unknown {
  const replacement = change(value);
  if (replacement !== undefined) return replacement;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const changed = items.map((item) => changedJson(item, change));
    return changed.some((item, index) => item !== items[index]) ? changed : value;
  }
  if (!isRecord(value)) return value;
  const changed = Object.entries(value).map(([name, each]) => [name, changedJson(each, change)] as const);
  return changed.some(([name, each]) => each !== value[name]) ? Object.fromEntries(changed) : value;
}
