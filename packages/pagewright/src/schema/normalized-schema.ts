import { isRecord } from '../json/json-value.ts';
import { isImage } from './describe-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaNode } from './schema-node.ts';

/**
 * The schema of content after a response is normalized: properties that are not declared are dropped, defaults are
 * filled in, and blank strings are removed. Only the alternative text of an image may be empty, for a decorative image.
 */
export function normalizedSchema(schema: JsonSchema): JsonSchema {
  const normalize = (value: unknown, mayBeBlank: boolean): unknown => {
    if (!isRecord(value)) return value;
    const result: Record<string, unknown> = { ...value };
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      const list = value[keyword];
      if (Array.isArray(list)) result[keyword] = list.map((branch: unknown) => normalize(branch, mayBeBlank));
    }
    if (value.items !== undefined && !Array.isArray(value.items))
      result.items = normalize(value.items, false);
    if (isRecord(value.additionalProperties))
      result.additionalProperties = normalize(value.additionalProperties, false);
    if (isRecord(value.definitions)) result.definitions = everyProperty(value.definitions);
    if (isRecord(value.properties)) {
      const node: SchemaNode = { schema: value, root: schema };
      const blank = isImage(node) ? 'alt' : undefined;
      result.properties = everyProperty(value.properties, blank);
      const filled = Object.entries(value.properties).flatMap(([name, property]) =>
        isRecord(property) && 'default' in property ? [name] : [],
      );
      if (filled.length > 0)
        result.required = [...new Set([...(Array.isArray(value.required) ? value.required : []), ...filled])];
      result.additionalProperties ??= false;
    }
    const isString = value.type === 'string' && value.enum === undefined && !('const' in value);
    if (isString && !mayBeBlank)
      result.minLength = Math.max(1, typeof value.minLength === 'number' ? value.minLength : 0);
    return result;
  };
  const everyProperty = (properties: Readonly<Record<string, unknown>>, blank?: string) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, normalize(property, name === blank)]),
    );
  const normalized = normalize(schema, false);
  return isRecord(normalized) ? normalized : schema;
}
