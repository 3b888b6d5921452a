import type { ListEntry, Path, Plan } from './plan.ts';
import { withoutDuplicates } from './without-duplicates.ts';

/** The values that paths read: the content of each query by its name, `route`, and `item` inside `show`. */
export type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Null, blank strings and empty objects count as missing. */
function present(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  return isGroup(value) && !Array.isArray(value) && Object.keys(value).length === 0 ? undefined : value;
}

function read(scope: Values, path: Path): unknown {
  let value: unknown = scope;
  for (const name of path) value = isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return present(value);
}

function text(parts: readonly (string | Path)[], encoded: boolean, scope: Values): string | undefined {
  let result = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      result += part;
      continue;
    }
    const value = read(scope, part);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    // encodeURIComponent throws for half of a surrogate pair.
    if (encoded && /\p{Cs}/u.test(String(value))) return undefined;
    result += encoded ? encodeURIComponent(value) : value;
  }
  return result;
}

function entries(entry: ListEntry, scope: Values): readonly unknown[] {
  if (entry.is === 'one') {
    const value = fill(entry.value, scope);
    return value === undefined ? [] : [value];
  }
  const found = read(scope, entry.of);
  const shown: unknown[] = [];
  for (const item of Array.isArray(found) ? found : []) {
    if (shown.length === entry.take) break;
    const value = fill(entry.show, { ...scope, item });
    if (value !== undefined) shown.push(value);
  }
  return shown.length > 0 ? shown : (entry.default ?? []);
}

/**
 * Fills a plan with content. Returns undefined if something that the value requires is missing. Never throws. Runs in
 * browsers, so it uses no schemas and parses no strings.
 */
export function fill(plan: Plan, scope: Values): unknown {
  switch (plan.is) {
    case 'literal':
      return plan.value;
    case 'path':
      return read(scope, plan.path);
    case 'text':
      return text(plan.parts, plan.encoded === true, scope);
    case 'or':
      return fill(plan.from, scope) ?? plan.default;
    case 'list': {
      const found = plan.entries.flatMap((entry) => entries(entry, scope));
      const list = plan.unique ? withoutDuplicates(found) : found;
      return list.length < plan.minItems ? undefined : list;
    }
    case 'object': {
      const group: Record<string, unknown> = {};
      for (const name in plan.members) {
        const member = plan.members[name];
        const value = member && fill(member, scope);
        if (value !== undefined) group[name] = value;
        else if (plan.needs.includes(name)) return undefined;
      }
      const isThere = plan.some ? plan.some.some((name) => name in group) : Object.keys(group).length > 0;
      return isThere ? group : undefined;
    }
  }
}
