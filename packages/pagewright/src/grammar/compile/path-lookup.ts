import { literalFaults } from '../../schema/literal-fit.ts';
import { groupShape, remembered, type SchemaNode, typesOf } from '../../schema/schema-node.ts';
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
  let node = start;
  let isOptional = false;
  for (const [index, field] of path.slice(1).entries()) {
    const written = path.join('.');
    const types = typesOf(node);
    if (types.has('array')) {
      const list = path.slice(0, index + 1).join('.');
      return {
        fault: {
          code: 'path-through-list',
          facts: { path: written, list, rest: path.slice(index + 1).join('.') },
        },
      };
    }
    const { members, required } = groupShape(node);
    const member = members.get(field);
    if (!member) {
      const owner = types.has('object') ? ownerOf(node) : inWords(node);
      return {
        fault: {
          code: 'unknown-field',
          facts: { path: written, field, options: [...members.keys()], owner },
        },
      };
    }
    if (!required.has(field)) isOptional = true;
    node = member;
  }
  return { found: node, isOptional: isOptional || mayBeBlank(node) };
}

/** Blank text counts as missing; content may hold it only as the alternative text of an image. */
export function mayBeBlank(node: SchemaNode): boolean {
  return typesOf(node).has('string') && literalFaults('', node).length === 0;
}
