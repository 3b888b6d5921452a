import { sourceSchema } from '../../../config/schemas/page-schemas.ts';
import type { EditorSite } from '../../../editor/editor-site.ts';
import type { Json, JsonObject } from '../../../json/json-value.ts';
import { literalProblems } from '../../../schema/literal-problems.ts';
import { nodeOf, type SchemaNode, typesOf } from '../../../schema/schema-node.ts';
import { type ObjectShape, objectShape } from '../../../schema/schema-shape.ts';

/** The params of a source. */
export function paramsShape({ workspace }: EditorSite, source: string): ObjectShape {
  return objectShape(nodeOf(sourceSchema(workspace.schemas, source, 'params') ?? {}));
}

/** The value of a param from a text field; undefined if it is empty or does not fit. */
export function typedParam(text: string, node: SchemaNode): Json | undefined {
  const types = typesOf(node);
  const isNumber = types.has('integer') || types.has('number');
  const value = isNumber && text.trim() !== '' ? Number(text) : text.trim();
  return value === '' || literalProblems(value, node).length > 0 ? undefined : value;
}

/** The params that a source requires and that have no value yet. */
export function missingParams(site: EditorSite, source: string, params: JsonObject): readonly string[] {
  return [...paramsShape(site, source).required].filter((name) => !(name in params));
}
