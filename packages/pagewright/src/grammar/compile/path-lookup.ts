import { literalProblems } from '../../schema/literal-problems.ts';
import { memoized, type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { inWords, ownerOf } from '../../schema/schema-words.ts';
import type { Path } from '../plan.ts';
import type { ValueProblem } from './value-problem.ts';

export type Lookup =
  | { readonly node: SchemaNode; readonly isOptional: boolean }
  | {
      readonly problem:
        | Pick<ValueProblem<'unknown-field'>, 'code' | 'data'>
        | Pick<ValueProblem<'path-through-list'>, 'code' | 'data'>;
    };

/** Earlier results, by the path from each schema: many pages read the same fields of the same content. */
const lookups = memoized(() => new Map<string, Lookup>());

/** Follows the field names of a path through a schema. `written` is the path as the config has it. */
export function lookUp(start: SchemaNode, path: Path, written: string): Lookup {
  const known = lookups(start);
  const before = known.get(written);
  if (before) return before;
  const found = follow(start, path);
  known.set(written, found);
  return found;
}

function follow(start: SchemaNode, path: Path): Lookup {
  const written = path.join('.');
  let node = start;
  let isOptional = false;
  for (const [index, field] of path.slice(1).entries()) {
    const types = typesOf(node);
    if (types.has('array')) {
      const list = path.slice(0, index + 1).join('.');
      const rest = path.slice(index + 1).join('.');
      return { problem: { code: 'path-through-list', data: { path: written, list, rest } } };
    }
    const { properties, required } = objectShape(node);
    const property = properties.get(field);
    if (!property) {
      const owner = types.has('object') ? ownerOf(node) : inWords(node);
      const options = [...properties.keys()];
      return { problem: { code: 'unknown-field', data: { path: written, field, options, owner } } };
    }
    if (!required.has(field)) isOptional = true;
    node = property;
  }
  return { node, isOptional: isOptional || mayBeBlank(node) };
}

/** A blank string counts as missing. Content may have one only as the alternative text of an image. */
export function mayBeBlank(node: SchemaNode): boolean {
  return typesOf(node).has('string') && literalProblems('', node).length === 0;
}
