import { getOrInsert } from '../../../memory/get-or-insert.ts';
import { describeSchema, ownerOf } from '../../../schema/describe-schema.ts';
import { literalProblems } from '../../../schema/literal-problems.ts';
import { memoized, type SchemaNode, typesOf } from '../../../schema/schema-node.ts';
import { objectShape } from '../../../schema/schema-shape.ts';
import type { ValueProblem } from '../../../schema/value-problem.ts';
import type { Path } from '../../path.ts';

export type PathProblem =
  | Pick<ValueProblem<'unknown-field'>, 'code' | 'data'>
  | Pick<ValueProblem<'path-through-list'>, 'code' | 'data'>;

export type Lookup =
  | { readonly node: SchemaNode; readonly isOptional: boolean }
  | { readonly problem: PathProblem };

/** Cached results for each schema, by path: many pages read the same fields of the same content. */
const lookups = memoized(() => new Map<string, Lookup>());

/** Follows the field names of a path through a schema. */
export function lookUp(start: SchemaNode, path: Path): Lookup {
  return getOrInsert(lookups(start), path.join('.'), () => follow(start, path));
}

function follow(start: SchemaNode, path: Path): Lookup {
  const joined = path.join('.');
  let node = start;
  let isOptional = false;
  for (const [index, field] of path.slice(1).entries()) {
    const types = typesOf(node);
    if (types.has('array')) {
      const list = path.slice(0, index + 1).join('.');
      const rest = path.slice(index + 1).join('.');
      return { problem: { code: 'path-through-list', data: { path: joined, list, rest } } };
    }
    const { properties, required } = objectShape(node);
    const property = properties.get(field);
    if (!property) {
      const owner = types.has('object') ? ownerOf(node) : describeSchema(node);
      const options = [...properties.keys()];
      return { problem: { code: 'unknown-field', data: { path: joined, field, options, owner } } };
    }
    if (!required.has(field)) isOptional = true;
    node = property;
  }
  return { node, isOptional: isOptional || mayBeBlank(node) };
}

/** True for a string that may be blank and then counts as missing. In content, only the alternative text of an image may be blank. */
export function mayBeBlank(node: SchemaNode): boolean {
  return typesOf(node).has('string') && literalProblems('', node).length === 0;
}
