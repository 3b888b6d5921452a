import { isArray, itemsOf, type Json, pointerToken } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { bundleSchema } from './bundle-schemas.ts';
import { type SchemaPlace, schemaPlaces } from './schema-places.ts';
import type { SchemaFolder } from './subset-check.ts';

/** Reports annotations for people that have no effect, or that do not match their schema. */
export function checkAnnotations(schema: Json, folder: SchemaFolder): readonly Problem[] {
  return schemaPlaces(schema).flatMap((place) => [
    ...unmatchedDescriptions(place),
    ...unreadGroups(place, folder),
  ]);
}

/** Descriptions belong to values by their position. */
function unmatchedDescriptions({ schema, pointer }: SchemaPlace): readonly Problem[] {
  const { enum: values, enumDescriptions: texts } = schema;
  if (!isArray(texts)) return [];
  if (!isArray(values)) return [withoutEffect(pointer, 'enumDescriptions')];
  if (texts.length === values.length) return [];
  const data = {
    keyword: 'enumDescriptions',
    found: texts.length,
    options: [],
    rule: `must have ${values.length} texts, one for each value of "enum"`,
    repair: 'Write one text for each value, in the order of "enum".',
  };
  return [{ code: 'schema-value', pointer: `${pointer}/enumDescriptions`, on: 'value', data }];
}

/** Only properties are in groups, and only the properties of a block decide how it looks. */
function unreadGroups({ schema: { group }, pointer }: SchemaPlace, folder: SchemaFolder): readonly Problem[] {
  if (group === undefined) return [];
  const isShared = folder === 'shared' && pointer === '';
  const isProperty = /\/properties\/[^/]+$/.test(pointer);
  if (!isShared && !isProperty) return [withoutEffect(pointer, 'group')];
  const isOfBlock = folder === 'blocks' && pointer.split('/').length === 3;
  if (group !== 'look' || isShared || isOfBlock) return [];
  const repair = 'Remove it: only a property of the block itself can be in the group "look".';
  const data = { keyword: 'group', found: group, options: ['more'], rule: '', repair };
  return [{ code: 'schema-value', pointer: `${pointer}/group`, on: 'value', data }];
}

/** Reports a keyword of the schema at a pointer. */
export function withoutEffect(pointer: string, keyword: string): Problem {
  const data = { keyword, options: [] };
  return { code: 'schema-keyword', pointer: pointer + pointerToken(keyword), on: 'key', data };
}

/** Reports defaults and examples that do not fit their schema. Defaults are not checked again when they become props. */
export function checkDefaultsAndExamples(
  schema: Json,
  shared: ReadonlyMap<string, JsonSchema>,
): readonly Problem[] {
  return schemaPlaces(schema).flatMap(({ schema: inner, pointer }) => {
    const { default: fallback, examples } = inner;
    const values = [
      ...(fallback === undefined ? [] : [{ value: fallback, at: '/default' }]),
      ...itemsOf(examples).map((value, index) => ({ value, at: `/examples/${index}` })),
    ];
    if (values.length === 0) return [];
    const node = nodeOf(bundleSchema(inner, shared));
    return values.flatMap(({ value, at }) => literalProblems(value, node, pointer + at));
  });
}
