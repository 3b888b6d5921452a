import { parts, type SchemaNode } from '../../schema/schema-node.ts';
import type { Path } from '../plan.ts';
import type { Findings, Place, Root } from './built.ts';
import { faultAt } from './fault.ts';
import { lookUp, type Presence } from './path-lookup.ts';

/** A path that leads somewhere. */
export interface Resolved {
  readonly path: Path;
  readonly node: SchemaNode | 'unknown';
  readonly presence: Presence;
}

const reserved: ReadonlySet<string> = new Set(['item', 'route', 'site']);

export function isRootName(name: string, roots: ReadonlyMap<string, Root>): boolean {
  return roots.has(name) || reserved.has(name);
}

/** Follows a path, or tells why it leads nowhere. */
export function resolvePath(path: Path, place: Place, findings: Findings): Resolved | undefined {
  const { faults, queries } = findings;
  const { pointer, roots } = place;
  const [name, field] = path;
  const root = roots.get(name);
  if (!reserved.has(name)) queries.add(name);
  if (!root) {
    if (name === 'item') faults.push(faultAt('item-outside-show', pointer, { path: path.join('.') }));
    else {
      const options = [...roots.keys()].filter((each) => each !== 'site');
      faults.push(faultAt('unknown-query', pointer, { name, options }));
    }
    return undefined;
  }
  if (root.node === 'unknown') return { path, node: 'unknown', presence: 'always' };
  const looked = lookUp(root.node, path);
  if ('fault' in looked) {
    const { fault } = looked;
    if (name === 'route' && path.length === 2 && fault.code === 'unknown-field') {
      faults.push(
        faultAt('unknown-route-param', pointer, { name: field ?? '', options: fault.facts.options }),
      );
    } else faults.push({ ...fault, pointer, on: 'value' });
    return undefined;
  }
  if (!looked.found) return { path, node: 'unknown', presence: 'always' };
  return { path, node: looked.found, presence: looked.isOptional ? 'maybe' : root.presence };
}

export function constant(resolved: Resolved): string | number | undefined {
  if (resolved.node === 'unknown' || resolved.presence !== 'always') return undefined;
  for (const { schema } of parts(resolved.node)) {
    if (typeof schema.const === 'string' || typeof schema.const === 'number') return schema.const;
  }
  return undefined;
}
