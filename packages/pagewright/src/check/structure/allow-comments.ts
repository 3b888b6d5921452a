import { record } from '../../config/schemas/schema-parts.ts';
import { commentName } from '../../json/comments.ts';
import { isRecord } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

const reference = { $ref: '#/definitions/comment' };

const comment: JsonSchema = {
  title: 'Comment',
  description: 'A note to those who read this file. Visitors never see it.',
  type: 'string',
};

const schemaMaps: ReadonlySet<string> = new Set(['properties', 'definitions']);
const schemaLists: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf']);
const schemaValues: ReadonlySet<string> = new Set([
  'items',
  'additionalProperties',
  'contains',
  'if',
  'then',
  'else',
]);

/** Allows `$comment` in all objects that a schema describes. The check itself reads configs without comments. */
export function allowComments(schema: JsonSchema): JsonSchema {
  const allowed = allowInside(schema);
  return { ...allowed, definitions: { ...record(allowed.definitions), comment } };
}

function allowInside(schema: unknown): JsonSchema {
  if (!isRecord(schema)) return {};
  const inner = Object.entries(schema).map(([keyword, value]): readonly [string, unknown] => {
    if (schemaMaps.has(keyword) && isRecord(value))
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([name, each]) => [name, allowInside(each)])),
      ];
    if (schemaLists.has(keyword) && Array.isArray(value)) return [keyword, value.map(allowInside)];
    if (schemaValues.has(keyword) && isRecord(value)) return [keyword, allowInside(value)];
    return [keyword, value];
  });
  const walked: JsonSchema = Object.fromEntries(inner);
  return { ...walked, ...withCommentProperty(walked) };
}

/** An object that restricts its properties must name the comment among them. */
function withCommentProperty({ additionalProperties, properties, propertyNames }: JsonSchema): JsonSchema {
  const { enum: names } = record(propertyNames);
  return {
    ...(additionalProperties === undefined
      ? {}
      : { properties: { ...record(properties), [commentName]: reference } }),
    ...(Array.isArray(names) ? { propertyNames: { enum: [...names, commentName] } } : {}),
  };
}
