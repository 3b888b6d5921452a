import type { Path } from './path.ts';
import type { ArrayItem, Plan } from './plans/value-plan.ts';

/** The values that paths read: the content of each query by its name, `route`, and `item` inside `show`. */
export type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function isEmpty(object: Values): boolean {
  for (const name in object) if (Object.hasOwn(object, name)) return false;
  return true;
}

/** The value, or undefined if it counts as missing: null, a blank string or an empty object. */
function present(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  return isObject(value) && !Array.isArray(value) && isEmpty(value) ? undefined : value;
}

/** The value at a path; undefined if it is missing. */
export function read(scope: Values, path: Path): unknown {
  let value: unknown = scope;
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
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

/** Appends the values of an array item. Takes the list as an argument, because a page has many lists and copies would cost time. */
function addItems(list: unknown[], item: ArrayItem, scope: Values): void {
  if (item.is === 'one') {
    const value = fill(item.value, scope);
    if (value !== undefined) list.push(value);
    return;
  }
  const found = read(scope, item.of);
  const start = list.length;
  const inner: Record<string, unknown> = { ...scope };
  for (const each of Array.isArray(found) ? found : []) {
    if (list.length - start === item.take) break;
    inner.item = each;
    const value = fill(item.show, inner);
    if (value !== undefined) list.push(value);
  }
  if (list.length === start && item.default) list.push(...item.default);
}

/**
 * Fills a plan with content. Returns undefined if a value that the plan requires is missing. Never throws. Runs in browsers, so it uses no
 * schemas and parses no strings.
 */
export function fill(plan: Plan, scope: Values): unknown {
  switch (plan.is) {
    case 'literal':
      return plan.value;
    case 'path':
      return read(scope, plan.path);
    case 'text':
      return text(plan.parts, plan.encoded === true, scope);
    case 'withDefault':
      return fill(plan.from, scope) ?? plan.default;
    case 'array': {
      const found: unknown[] = [];
      for (const item of plan.items) addItems(found, item, scope);
      // One of equal items stays, where the first one is.
      const list = plan.unique
        ? [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
        : found;
      return list.length < plan.minItems ? undefined : list;
    }
    case 'object': {
      const object: Record<string, unknown> = {};
      for (const name in plan.properties) {
        const property = plan.properties[name];
        const value = property && fill(property, scope);
        if (value !== undefined) object[name] = value;
        else if (plan.needs.includes(name)) return undefined;
      }
      const isThere = plan.some ? plan.some.some((name) => name in object) : !isEmpty(object);
      return isThere ? object : undefined;
    }
  }
}
