import type { JsonSchema } from '../grammar/plan.ts';
import { isRecord } from './json-value.ts';
import type { SchemaNode } from './schema-node.ts';
import { isImage } from './schema-words.ts';

/**
 * The schema of content as it arrives: delivery drops what is not declared, fills in defaults, and lets no blank text
 * through. Only the alternative text of an image may be empty: that says that it decorates.
 */
export function deliveredSchema(schema: JsonSchema, root: JsonSchema = schema): JsonSchema {
  const arrive = (value: unknown, mayBeBlank: boolean): unknown => {
    if (!isRecord(value)) return value;
    const result: Record<string, unknown> = { ...value };
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      const list = value[keyword];
      if (Array.isArray(list)) result[keyword] = list.map((member: unknown) => arrive(member, mayBeBlank));
    }
    if (value.items !== undefined && !Array.isArray(value.items)) result.items = arrive(value.items, false);
    if (isRecord(value.additionalProperties))
      result.additionalProperties = arrive(value.additionalProperties, false);
    if (isRecord(value.definitions)) result.definitions = everyMember(value.definitions);
    if (isRecord(value.properties)) {
      const node: SchemaNode = { schema: value, root };
      const blank = isImage(node) ? 'alt' : undefined;
      result.properties = everyMember(value.properties, blank);
      const filled = Object.entries(value.properties).flatMap(([name, member]) =>
        isRecord(member) && 'default' in member ? [name] : [],
      );
      if (filled.length > 0)
        result.required = [...new Set([...(Array.isArray(value.required) ? value.required : []), ...filled])];
      result.additionalProperties ??= false;
    }
    const isText = value.type === 'string' && value.enum === undefined && !('const' in value);
    if (isText && !mayBeBlank)
      result.minLength = Math.max(1, typeof value.minLength === 'number' ? value.minLength : 0);
    return result;
  };
  const everyMember = (members: Readonly<Record<string, unknown>>, blank?: string) =>
    Object.fromEntries(
      Object.entries(members).map(([name, member]) => [name, arrive(member, name === blank)]),
    );
  const arrived = arrive(schema, false);
  return isRecord(arrived) ? arrived : schema;
}
