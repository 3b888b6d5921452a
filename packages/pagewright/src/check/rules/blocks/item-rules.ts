import { recordOf } from '../../../json/is-record.ts';
import {
  isArray,
  isObject,
  isRecord,
  type Json,
  type JsonObject,
  pointerToken,
} from '../../../json/json-value.ts';
import { ownerOf } from '../../../schema/describe-schema.ts';
import { purposeIn } from '../../../schema/description-text.ts';
import { conjuncts, memoized, type SchemaNode, subschema } from '../../../schema/schema-node.ts';
import { anyInside } from '../../../schema/schema-search.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import { repeats } from '../repeats.ts';

const keywords = ['itemKey', 'requiredItems', 'requiredWhen', 'onlyWhen'];

/** Skips most schemas quickly, because few have these keywords. */
const hasItemRules = anyInside(({ schema }) => keywords.some((keyword) => keyword in schema));

/** The properties whose schemas contain these keywords. */
const ruledProperties = memoized((part) =>
  entriesOf(part.schema.properties)
    .map(([name, schema]) => ({ name, property: subschema(part, schema) }))
    .filter(({ property }) => hasItemRules(property)),
);

/** True for a value that comes from content. */
function isBound(value: Json | undefined): boolean {
  return typeof value === 'string' ? value.includes('{') : isObject(value);
}

/**
 * Checks the keywords that compare values with each other: `itemKey`, `requiredItems`, `requiredWhen` and `onlyWhen`.
 * `packages/pagewright/src/schema/README.md` explains them. Bindings pass, because their values are not known.
 */
export function checkItems(value: Json, node: SchemaNode, pointer: string): readonly Problem[] {
  if (!hasItemRules(node)) return [];
  return conjuncts(node).flatMap((part): readonly Problem[] => {
    if (isArray(value)) {
      const items = subschema(part, part.schema.items);
      const inside = value.flatMap((item, index) => checkItems(item, items, pointer + pointerToken(index)));
      return [...keyProblems(value, part, pointer), ...inside];
    }
    if (!isObject(value)) return [];
    const inside = ruledProperties(part).flatMap(({ name, property }) =>
      Object.hasOwn(value, name)
        ? checkItems(value[name] ?? null, property, pointer + pointerToken(name))
        : [],
    );
    return [
      ...requiredWhenProblems(value, part, pointer),
      ...onlyWhenProblems(value, part, pointer),
      ...inside,
    ];
  });
}

function keyProblems(items: readonly Json[], { schema }: SchemaNode, pointer: string): readonly Problem[] {
  const { itemKey, requiredItems, description } = schema;
  if (typeof itemKey !== 'string') return [];
  const { keys, without } = recordOf(requiredItems);
  const data = { itemKey, reason: typeof description === 'string' ? purposeIn(description) : '' };
  return [
    ...repeatedKeys(items, itemKey, pointer),
    ...(Array.isArray(keys) ? keys.map(String) : []).flatMap((key) => {
      const index = items.findIndex((item) => isObject(item) && item[itemKey] === key);
      const item = items[index];
      if (isObject(item))
        return excludedValues(item, without, pointer + pointerToken(index), { ...data, key });
      const isMissing = items.every((each) => keyOf(each, itemKey) !== undefined);
      return isMissing ? [problemAt('missing-item', pointer, { ...data, key }, 'key')] : [];
    }),
  ];
}

/** The key of an item; undefined if it comes from content. */
function keyOf(item: Json, itemKey: string): string | undefined {
  const key = isObject(item) ? item[itemKey] : undefined;
  return typeof key === 'string' && !isBound(key) ? key : undefined;
}

function repeatedKeys(items: readonly Json[], itemKey: string, pointer: string): readonly Problem[] {
  return repeats([...items.entries()], ([, item]) => keyOf(item, itemKey)).map(({ key, item: [index] }) =>
    problemAt('repeated-entry', pointer + pointerToken(index) + pointerToken(itemKey), { found: key }),
  );
}

/** Reports values that a required item must not have. */
function excludedValues(
  item: JsonObject,
  without: unknown,
  pointer: string,
  data: { readonly itemKey: string; readonly reason: string; readonly key: string },
): readonly Problem[] {
  return entriesOf(without).flatMap(([name, excluded]) => {
    const found = item[name];
    if (found === undefined || found !== excluded) return [];
    return [problemAt('missing-item', pointer + pointerToken(name), { ...data, but: { name, found } })];
  });
}

function requiredWhenProblems(value: JsonObject, part: SchemaNode, pointer: string): readonly Problem[] {
  const { properties } = part.schema;
  return conditionsOf(part).requiredWhen.flatMap(({ name, condition }): Problem[] => {
    const isRequired = condition.every(({ other, values }) => values.includes(value[other] ?? null));
    if (name in value || !isRequired) return [];
    const property = isRecord(properties) ? properties[name] : undefined;
    const { description } = recordOf(property);
    const described = typeof description === 'string' ? { description } : {};
    return [problemAt('missing-key', pointer, { key: name, owner: ownerOf(part), ...described }, 'key')];
  });
}

function onlyWhenProblems(value: JsonObject, part: SchemaNode, pointer: string): readonly Problem[] {
  return conditionsOf(part).onlyWhen.flatMap(({ name, condition }) =>
    name in value ? ignoredKey(name, condition, value, pointer + pointerToken(name)) : [],
  );
}

/** Reports a key with a condition that an object does not meet. @param pointer of the key */
export function ignoredKey(
  key: string,
  condition: Comparisons,
  value: JsonObject,
  pointer: string,
): readonly Problem[] {
  const failed = condition.find((comparison) => !mayHold(comparison, value));
  if (!failed) return [];
  return [problemAt('ignored-key', pointer, { key, ...failed }, 'key')];
}

/** Other properties of an object, with the values that meet the condition. */
type Comparisons = readonly { readonly other: string; readonly values: readonly Json[] }[];

interface Condition {
  /** The property that the condition is for. */
  readonly name: string;
  readonly condition: Comparisons;
}

/** The conditions of `requiredWhen` and `onlyWhen` of one part of a schema. */
export const conditionsOf = memoized(({ schema }) => ({
  requiredWhen: parseConditions(schema.requiredWhen),
  onlyWhen: parseConditions(schema.onlyWhen),
}));

function parseConditions(keyword: unknown): readonly Condition[] {
  return entriesOf(keyword).map(([name, condition]) => ({ name, condition: comparisonsIn(condition) }));
}

/** The comparisons of one condition, as a schema writes them: `{ "layout": ["form"] }`. */
export function comparisonsIn(condition: unknown): Comparisons {
  return entriesOf(condition).map(([other, values]) => ({
    other,
    values: Array.isArray(values) ? values : [],
  }));
}

function mayHold({ other, values }: Comparisons[number], value: JsonObject): boolean {
  return isBound(value[other]) || values.includes(value[other] ?? null);
}

/** True if an object meets a condition, or may meet it because a value comes from content. */
export function isMet(condition: Comparisons, value: JsonObject): boolean {
  return condition.every((comparison) => mayHold(comparison, value));
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
