import { type EditorSite, type Json, type JsonObject, nodes, type SchemaNode } from 'pagewright/tooling';

/** The params of a source. */
export function paramsShape({ workspace }: EditorSite, source: string) {
  return nodes.objectShape(nodes.of(nodes.sourceSchema(workspace.schemas, source, 'params') ?? {}));
}

/** The value of a param from a text field; undefined if it is empty or does not fit. */
export function typedParam(text: string, node: SchemaNode): Json | undefined {
  const types = nodes.typesOf(node);
  const isNumber = types.has('integer') || types.has('number');
  const value = isNumber && text.trim() !== '' ? Number(text) : text.trim();
  return value === '' || nodes.problemsOf(value, node).length > 0 ? undefined : value;
}

/** The params that a source requires and that have no value yet. */
export function missingParams(site: EditorSite, source: string, params: JsonObject): readonly string[] {
  return [...paramsShape(site, source).required].filter((name) => !(name in params));
}
