import type { Json } from '../../grammar/plan.ts';
import { isList, isObject, isRecord, type JsonObject, pointerToken } from '../../schema/json-value.ts';
import { inside, parts, type SchemaNode } from '../../schema/schema-node.ts';
import { anyInside } from '../../schema/schema-search.ts';
import { ownerOf } from '../../schema/schema-words.ts';
import type { Problem } from '../messages/diagnostic.ts';

const keywords = ['itemKey', 'requiredItems', 'requiredWhen', 'onlyWhen'];

/** Few schemas have these keywords, and every block of every page is checked. */
const hasItemRules = anyInside(({ schema }) => keywords.some((keyword) => keyword in schema));

/** A value that only content decides. */
function isBound(value: Json | undefined): boolean {
  return typeof value === 'string' ? value.includes('{') : isObject(value ?? null);
}

/**
 * Checks the keywords of our own that compare values with each other: `itemKey`, `requiredItems`, `requiredWhen` and `onlyWhen`.
 * `packages/pagewright/src/schema/README.md` explains them. A binding passes, since its value is not known.
 */
export function checkItems(value: Json, node: SchemaNode, pointer: string): readonly Problem[] {
  if (!hasItemRules(node)) return [];
  return parts(node).flatMap((part): readonly Problem[] => {
    if (isList(value)) {
      return [
        ...checkKeys(value, part, pointer),
        ...value.flatMap((item, index) =>
          checkItems(item, inside(part, part.schema.items), pointer + pointerToken(index)),
        ),
      ];
    }
    if (!isObject(value)) return [];
    const properties = isRecord(part.schema.properties) ? part.schema.properties : {};
    return [
      ...checkRequiredWhen(value, part, pointer),
      ...checkOnlyWhen(value, part, pointer),
      ...Object.entries(value)
        .filter(([name]) => Object.hasOwn(properties, name))
        .flatMap(([name, inner]) =>
          checkItems(inner, inside(part, properties[name]), pointer + pointerToken(name)),
        ),
    ];
  });
}

function checkKeys(items: readonly Json[], { schema }: SchemaNode, pointer: string): readonly Problem[] {
  const { itemKey, requiredItems, description } = schema;
  if (typeof itemKey !== 'string') return [];
  const seen = new Set<string>();
  const found: Problem[] = [];
  let isKnown = true;
  for (const [index, item] of items.entries()) {
    const key = isObject(item) ? item[itemKey] : undefined;
    if (typeof key !== 'string' || isBound(key)) isKnown = false;
    else if (!seen.has(key)) seen.add(key);
    else {
      const at = pointer + pointerToken(index) + pointerToken(itemKey);
      found.push({ code: 'repeated-entry', pointer: at, on: 'value', data: { found: key } });
    }
  }
  const { keys, without } = isRecord(requiredItems) ? requiredItems : {};
  const data = { itemKey, reason: typeof description === 'string' ? description : '' };
  for (const key of Array.isArray(keys) ? keys.map(String) : []) {
    const index = items.findIndex((item) => isObject(item) && item[itemKey] === key);
    const item = items[index];
    if (item === undefined || !isObject(item)) {
      if (isKnown) found.push({ code: 'missing-item', pointer, on: 'key', data: { ...data, key } });
      continue;
    }
    for (const [name, excluded] of Object.entries(isRecord(without) ? without : {})) {
      const value = item[name];
      if (value === undefined || value !== excluded) continue;
      const at = pointer + pointerToken(index) + pointerToken(name);
      const but = { name, found: value };
      found.push({ code: 'missing-item', pointer: at, on: 'value', data: { ...data, key, but } });
    }
  }
  return found;
}

function checkRequiredWhen(value: JsonObject, part: SchemaNode, pointer: string): readonly Problem[] {
  const { requiredWhen, properties } = part.schema;
  return conditionsOf(requiredWhen).flatMap(({ name, condition }): Problem[] => {
    if (name in value || !condition.every(({ other, values }) => values.includes(value[other] ?? null)))
      return [];
    const property = isRecord(properties) ? properties[name] : undefined;
    const description =
      isRecord(property) && typeof property.description === 'string'
        ? { description: property.description }
        : {};
    const data = { key: name, owner: ownerOf(part), ...description };
    return [{ code: 'missing-key', pointer, on: 'key', data }];
  });
}

function checkOnlyWhen(value: JsonObject, { schema }: SchemaNode, pointer: string): readonly Problem[] {
  return conditionsOf(schema.onlyWhen).flatMap(({ name, condition }): Problem[] => {
    if (!(name in value)) return [];
    const failed = condition.find(
      ({ other, values }) => !isBound(value[other]) && !values.includes(value[other] ?? null),
    );
    if (!failed) return [];
    const data = { key: name, other: failed.other, values: failed.values };
    return [{ code: 'ignored-key', pointer: pointer + pointerToken(name), on: 'key', data }];
  });
}

interface Condition {
  /** The property that the condition is for. */
  readonly name: string;
  /** Other properties of the object, with the values that meet the condition. */
  readonly condition: readonly { readonly other: string; readonly values: readonly Json[] }[];
}

/** The conditions of `requiredWhen` or `onlyWhen`. */
function conditionsOf(keyword: unknown): readonly Condition[] {
  return entriesOf(keyword).map(([name, condition]) => ({
    name,
    condition: entriesOf(condition).map(([other, values]) => ({
      other,
      values: Array.isArray(values) ? values : [],
    })),
  }));
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
