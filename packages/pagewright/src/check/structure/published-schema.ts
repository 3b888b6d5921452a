import { commentName } from '../../json/comments.ts';
import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import { ownAnnotations } from '../../schema/annotations.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

/** Keywords that neither validate a value nor appear in editors. */
const ours: ReadonlySet<string> = new Set([...ownAnnotations, 'examples', '$schema']);

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

/** A schema as it is in its file. */
export function publishedFile(schema: JsonSchema): JsonSchema {
  const { definitions, ...rest } = published(schema);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from schemas/ by `npm run generate`. Do not edit.',
    ...rest,
    definitions: { ...recordOf(definitions), comment },
  };
}

/**
 * A schema as editors and Ajv read it: without the keywords of this project, and with `$comment` in all objects that it describes. The
 * check itself reads configs without comments.
 */
export function published(schema: unknown): JsonSchema {
  if (!isRecord(schema)) return {};
  const inner = Object.entries(schema)
    .filter(([keyword]) => !ours.has(keyword))
    .map(([keyword, value]): readonly [string, unknown] => {
      if (schemaMaps.has(keyword) && isRecord(value))
        return [
          keyword,
          Object.fromEntries(Object.entries(value).map(([name, each]) => [name, published(each)])),
        ];
      if (schemaLists.has(keyword) && Array.isArray(value)) return [keyword, value.map(published)];
      if (schemaValues.has(keyword) && isRecord(value)) return [keyword, published(value)];
      return [keyword, value];
    });
  const walked: JsonSchema = Object.fromEntries(inner);
  return { ...walked, ...withCommentProperty(walked) };
}

/** An object that restricts its properties must name the comment among them. */
function withCommentProperty({ additionalProperties, properties, propertyNames }: JsonSchema): JsonSchema {
  const { enum: names } = recordOf(propertyNames);
  return {
    ...(additionalProperties === undefined
      ? {}
      : { properties: { ...recordOf(properties), [commentName]: reference } }),
    ...(Array.isArray(names) ? { propertyNames: { enum: [...names, commentName] } } : {}),
  };
}
