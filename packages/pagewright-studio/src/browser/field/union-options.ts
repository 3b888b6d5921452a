import { type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { emptyValue } from './empty-value.ts';
import { alternativeLabel } from './schema-words.ts';

/** One of the forms that a value may have. */
interface UnionOption {
  readonly label: string;
  readonly node: SchemaNode;
}

/** The most types of a union that names no alternatives. A schema with more says nothing about its values. */
const mostTypes = 4;

/**
 * The forms that a value may have: the alternatives of a schema, or one for each of its types. A schema without alternatives has one form.
 */
export function unionOptions(node: SchemaNode): readonly UnionOption[] {
  const branches = nodes.branchesOf(node);
  if (branches.length > 0)
    return branches.flatMap((branch) => {
      const inner = unionOptions(branch);
      return inner.length > 1 ? inner : [{ label: alternativeLabel(branch), node: branch }];
    });
  const types = (nodes.namedTypes(node.schema) ?? [...nodes.typesOf(node)]).filter((type) =>
    nodes.typesOf(node).has(type),
  );
  if (types.length < 2 || types.length > mostTypes || nodes.enumValues(node))
    return [{ label: alternativeLabel(node), node }];
  return types.map((type) => {
    const { title: _, ...schema } = node.schema;
    const narrowed = { schema: { ...schema, type }, root: node.root };
    return { label: alternativeLabel(narrowed), node: narrowed };
  });
}

/** The index of the form that a value has: the first if there is no value, undefined if it has none of them. */
export function chosenOption(value: Json | undefined, options: readonly UnionOption[]): number | undefined {
  if (value === undefined) return 0;
  const alternatives = options.map(({ node }) => node);
  const best = nodes.bestAlternative(value, alternatives, (node) => nodes.problemsOf(value, node).length);
  return best && alternatives.indexOf(best);
}

/** A value in another form, with as much of it as fits there. */
export function asOption(value: Json | undefined, node: SchemaNode): Json {
  const empty = emptyValue(node);
  if (value === undefined) return empty;
  const fits = nodes.problemsOf(value, node).length === 0;
  if (fits) return value;
  const type = nodes.typeOf(node);
  if (type === 'array' && !json.isArray(value)) {
    const item = asOption(value, nodes.arrayShape(node).item);
    return nodes.problemsOf(item, nodes.arrayShape(node).item).length === 0 ? [item] : empty;
  }
  if (json.isArray(value)) return value[0] === undefined ? empty : asOption(value[0], node);
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  if ((type === 'number' || type === 'integer') && typeof value === 'string' && value.trim() !== '') {
    const number = Number(value);
    return Number.isFinite(number) ? number : empty;
  }
  if (!json.isObject(value) || !json.isObject(empty)) return empty;
  const { properties } = nodes.objectShape(node);
  const kept = Object.entries(value).filter(
    ([name]) => properties.has(name) && !(name in json.objectOf(empty)),
  );
  const same = Object.entries(empty).map(([name, each]) => {
    const property = properties.get(name);
    const own = value[name];
    const isOwn = own !== undefined && property && nodes.problemsOf(own, property).length === 0;
    return [name, isOwn ? own : each] as const;
  });
  return Object.fromEntries([...same, ...kept]);
}
