import { literalFaults } from '../../schema/literal-fit.ts';
import {
  alternatives,
  groupShape,
  parts,
  remembered,
  type SchemaNode,
  together,
  typesOf,
} from '../../schema/schema-node.ts';
import { inWords, ownerOf } from '../../schema/schema-words.ts';
import type { Path } from '../plan.ts';
import type { Fault } from './fault.ts';

/**
 * How surely a value is there. `always`: whatever happens. `delivered`: when its query delivered. `empty`: a list that
 * may have too few entries. `maybe`: it may be missing.
 */
export type Presence = 'always' | 'delivered' | 'empty' | 'maybe';

const order: readonly Presence[] = ['always', 'delivered', 'empty', 'maybe'];

export function leastSure(presences: readonly Presence[]): Presence {
  return order[Math.max(0, ...presences.map((presence) => order.indexOf(presence)))] ?? 'always';
}

export function mostSure(presences: readonly Presence[]): Presence {
  return presences.length === 0
    ? 'maybe'
    : (order[Math.min(...presences.map((presence) => order.indexOf(presence)))] ?? 'maybe');
}

export type Lookup =
  | { readonly found: SchemaNode; readonly isOptional: boolean }
  /** Nothing is known of what stands there, because its query is at fault itself. */
  | { readonly found: undefined; readonly isOptional: true }
  | {
      readonly fault:
        | Pick<Fault<'unknown-field'>, 'code' | 'facts'>
        | Pick<Fault<'path-through-list'>, 'code' | 'facts'>;
    };

/** A node without null, which counts as missing; `wasThere` tells that it allowed it. */
function withoutNull(node: SchemaNode): { readonly node: SchemaNode; readonly wasThere: boolean } {
  if (!typesOf(node).has('null')) return { node, wasThere: false };
  const types = [...typesOf(node)].filter((type) => type !== 'null');
  return { node: together([{ schema: { type: types }, root: node.root }, node]), wasThere: true };
}

/** Every way to read a node: itself without alternatives, or each of its alternatives. */
function readings(node: SchemaNode, depth = 0): readonly SchemaNode[] {
  const own = parts(node);
  const list = own.flatMap((part) => alternatives(part).flatMap(({ among }) => among));
  if (list.length === 0 || depth > 4) return [node];
  return list.flatMap((branch) =>
    readings(branch, depth + 1).map((reading) => together([...own.map(withoutAlternatives), reading])),
  );
}

function withoutAlternatives({ schema, root }: SchemaNode): SchemaNode {
  const { anyOf: _, oneOf: __, $ref: ___, allOf: ____, ...rest } = schema;
  return { schema: rest, root };
}

/** What was found before, by the path from each schema: pages read the same fields of the same contents. */
const lookups = remembered(() => new Map<string, Lookup>());

/** Follows field names through a schema. */
export function lookUp(start: SchemaNode, path: Path): Lookup {
  const known = lookups(start);
  const written = path.join('.');
  const before = known.get(written);
  if (before) return before;
  const looked = follow(start, path);
  known.set(written, looked);
  return looked;
}

function follow(start: SchemaNode, path: Path): Lookup {
  let { node, wasThere: isOptional } = withoutNull(start);
  for (const [index, field] of path.slice(1).entries()) {
    const written = path.join('.');
    const types = typesOf(node);
    if (types.has('array') && !types.has('object')) {
      const list = path.slice(0, index + 1).join('.');
      return {
        fault: {
          code: 'path-through-list',
          facts: { path: written, list, rest: path.slice(index + 1).join('.') },
        },
      };
    }
    const groups = readings(node).filter((reading) => typesOf(reading).has('object'));
    const shapes = groups.map(groupShape);
    const options = [...new Set(shapes.flatMap(({ members }) => [...members.keys()]))];
    const known = shapes.flatMap((shape) => {
      const member =
        shape.members.get(field) ?? (shape.others?.schema.enum === undefined ? shape.others : undefined);
      return member ? [{ member, isSure: shape.required.has(field) }] : [];
    });
    if (known.length === 0) {
      const owner = groups.length > 0 ? ownerOf(node) : inWords(node);
      return { fault: { code: 'unknown-field', facts: { path: written, field, options, owner } } };
    }
    if (known.length < shapes.length || known.some(({ isSure }) => !isSure) || types.size > 1)
      isOptional = true;
    const members = known.map(({ member }) => member);
    const [only] = members;
    const joined =
      members.length === 1 && only
        ? only
        : { schema: { anyOf: members.map(({ schema }) => schema) }, root: node.root };
    const next = withoutNull(joined);
    node = next.node;
    if (next.wasThere) isOptional = true;
  }
  return { found: node, isOptional: isOptional || mayBeBlank(node) };
}

/** Blank text counts as missing; content may hold it only as the alternative text of an image. */
export function mayBeBlank(node: SchemaNode): boolean {
  return typesOf(node).has('string') && literalFaults('', node).length === 0;
}
