import { type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';

/** The most items of an empty list that requires some. */
const mostItems = 12;

/** How deep empty values are filled. A hostile schema may require objects in objects without end, but its value must end. */
const deepest = 8;

/**
 * The value with which a new property or item starts: its default, otherwise what is required and nothing else. Text is empty, so that a
 * person
 * writes it, and the check asks for it until then.
 */
export function emptyValue(node: SchemaNode, depth = 0): Json {
  const normal = nodes.defaultOf(node);
  if (normal) return normal.value;
  for (const { schema } of nodes.conjuncts(node)) if (json.isJson(schema.const)) return schema.const;
  const [first] = nodes.enumValues(node) ?? [];
  if (first !== undefined) return first;
  const [branch] = nodes.branchesOf(node);
  if (branch && depth < deepest) return emptyValue(branch, depth + 1);
  const types = nodes.typesOf(node);
  if (types.size > 4 || types.has('string')) return '';
  if (types.has('integer') || types.has('number')) return nodes.bound(node, 'minimum', 'highest') ?? 0;
  if (types.has('boolean')) return false;
  if (types.has('array')) return emptyList(node, depth);
  return types.has('object') ? emptyObject(node, depth) : null;
}

function emptyList(node: SchemaNode, depth: number): Json {
  const { minItems, item } = nodes.arrayShape(node);
  if (depth >= deepest) return [];
  return Array.from({ length: Math.min(minItems, mostItems) }, () => emptyValue(item, depth + 1));
}

function emptyObject(node: SchemaNode, depth: number): Json {
  const { properties, required } = nodes.objectShape(node);
  if (depth >= deepest) return {};
  const names = [...properties].filter(([name, each]) => required.has(name) && !nodes.defaultOf(each));
  return Object.fromEntries(names.map(([name, each]) => [name, emptyValue(each, depth + 1)]));
}

/** A new list, with a first item for a person to fill in. */
export function firstItems(node: SchemaNode): Json {
  const list = emptyValue(node);
  return Array.isArray(list) && list.length > 0 ? list : [emptyValue(nodes.arrayShape(node).item)];
}
