import { isRecord } from '../../src/json/json-value.ts';

/**
 * Evaluates a config with its schema directly, without plans: a slow and simple oracle for `compile` and `fill`.
 * Returns undefined for a missing value. Adds each value that drops an array item to `drops`.
 */
export function interpret(
  value: unknown,
  schema: unknown,
  definitions: unknown,
  data: Readonly<Record<string, unknown>>,
  isNeeded = true,
  drops: unknown[] = [],
): unknown {
  const target = resolved(schema, definitions);
  if (typeof value === 'string') return text(value, target, data, isNeeded, drops);
  if (Array.isArray(value)) return list(value, target, definitions, data, isNeeded, drops);
  if (isRecord(value) && 'from' in value) {
    const found = interpret(value.from, target, definitions, data, false, drops);
    return found === undefined ? interpret(value.default, target, definitions, {}) : found;
  }
  if (isRecord(value)) return object(value, target, definitions, data, drops);
  return value;
}

function resolved(schema: unknown, definitions: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(schema)) return {};
  if (typeof schema.$ref === 'string' && isRecord(definitions))
    return resolved(definitions[schema.$ref.replace('#/definitions/', '')], definitions);
  return schema;
}

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return isRecord(value) && Object.keys(value).length === 0;
}

function read(path: string, data: Readonly<Record<string, unknown>>): unknown {
  let found: unknown = data;
  for (const name of path.split('.'))
    found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return isMissing(found) ? undefined : found;
}

function text(
  value: string,
  target: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
  isNeeded: boolean,
  drops: unknown[],
): unknown {
  const alone = /^\{([^{}]+)\}$/.exec(value)?.[1];
  if (alone !== undefined) {
    const found = read(alone, data);
    return target.type === 'array'
      ? enough(Array.isArray(found) ? kept(found, value, drops) : [], target, isNeeded, drops)
      : found;
  }
  let isWhole = true;
  const written = value.replaceAll(/\{\{|\{([^{}]+)\}/g, (braces, path: string | undefined) => {
    if (path === undefined) return braces.slice(1);
    const found = read(path, data);
    if (found === undefined) isWhole = false;
    return target.format === 'href' ? encodeURIComponent(String(found)) : String(found);
  });
  return isWhole ? written : undefined;
}

function kept(items: readonly unknown[], from: string, drops: unknown[]): readonly unknown[] {
  const found = items.filter((item) => !isMissing(item));
  if (found.length < items.length) drops.push(from);
  return found;
}

function enough(
  items: readonly unknown[],
  target: Readonly<Record<string, unknown>>,
  isNeeded: boolean,
  drops: unknown[],
): readonly unknown[] | undefined {
  const unlike =
    target.uniqueItems === true
      ? [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
      : items;
  const least = Math.max(typeof target.minItems === 'number' ? target.minItems : 0, isNeeded ? 0 : 1);
  if (unlike.length < least && unlike.length > 0) drops.push(items);
  return unlike.length < least ? undefined : unlike;
}

function list(
  value: readonly unknown[],
  target: Readonly<Record<string, unknown>>,
  definitions: unknown,
  data: Readonly<Record<string, unknown>>,
  isNeeded: boolean,
  drops: unknown[],
): unknown {
  let isPlain = true;
  const items = value.flatMap((element): readonly unknown[] => {
    if (!isRecord(element) || !('each' in element)) {
      if (hasPath(element)) isPlain = false;
      const found = interpret(element, target.items, definitions, data, false, drops);
      // An item that is a single path does not count as dropped if it is missing.
      if (found === undefined && !/^\{[^{}]+\}$/.test(String(element))) drops.push(element);
      return found === undefined ? [] : [found];
    }
    isPlain = false;
    const found = read(String(element.each).slice(1, -1), data);
    const shown = (Array.isArray(found) ? found : []).flatMap((item: unknown) => {
      const each = interpret(element.show, target.items, definitions, { ...data, item }, false, drops);
      if (each === undefined) drops.push(element.show);
      return each === undefined ? [] : [each];
    });
    const taken = shown.slice(0, typeof element.take === 'number' ? element.take : undefined);
    if (taken.length > 0 || !Array.isArray(element.default)) return taken;
    return element.default.map((each: unknown) => interpret(each, target.items, definitions, {}));
  });
  return isPlain ? items : enough(items, target, isNeeded, drops);
}

function hasPath(value: unknown): boolean {
  if (typeof value === 'string') return /(?<!\{)\{[^{]/.test(value);
  if (Array.isArray(value)) return value.some(hasPath);
  return isRecord(value) && Object.values(value).some(hasPath);
}

function object(
  value: Readonly<Record<string, unknown>>,
  target: Readonly<Record<string, unknown>>,
  definitions: unknown,
  data: Readonly<Record<string, unknown>>,
  drops: unknown[] = [],
): unknown {
  const properties = isRecord(target.properties) ? target.properties : {};
  const required: readonly unknown[] = Array.isArray(target.required) ? target.required : [];
  const filled: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    const property = properties[name];
    const own = isRecord(property) && 'default' in property ? property : undefined;
    const isNeeded = required.includes(name) && !own;
    const found =
      interpret(each, property, definitions, data, isNeeded, drops) ??
      (own && withDefaults(own.default, own, definitions));
    if (found !== undefined) filled[name] = found;
    else if (isNeeded) return undefined;
  }
  if (Object.keys(filled).length === 0 && Object.keys(value).length > 0) return undefined;
  for (const [name, property] of Object.entries(properties)) {
    if (!(name in value) && isRecord(property) && 'default' in property)
      filled[name] = withDefaults(property.default, property, definitions);
  }
  return filled;
}

/** A value without bindings, with the defaults of its schema. */
export function withDefaults(value: unknown, schema: unknown, definitions: unknown): unknown {
  const target = resolved(schema, definitions);
  if (Array.isArray(value)) return value.map((item) => withDefaults(item, target.items, definitions));
  return isRecord(value) ? object(value, target, definitions, {}) : value;
}
