import { compatibleNodes } from '../../schema/compatible.ts';
import { isUnique, limit, type SchemaNode, together, typesOf } from '../../schema/schema-node.ts';
import type { JsonSchema, Path, Plan } from '../plan.ts';
import type { Built, Findings, Place } from './built.ts';
import { buildLiteral } from './compile-literal.ts';
import { reportDrops } from './drop-faults.ts';
import { faultAt } from './fault.ts';
import type { Presence } from './path-lookup.ts';
import { constant, type Resolved, resolvePath } from './resolve-path.ts';

export function buildPath(path: Path, place: Place, findings: Findings): Built | undefined {
  const resolved = resolvePath(path, place, findings);
  if (!resolved) return undefined;
  const fixed = constant(resolved);
  if (fixed !== undefined) return buildLiteral(fixed, place, findings);
  const written = `{${path.join('.')}}`;
  const { node } = resolved;
  if (node === 'unknown') return { plan: { is: 'path', path }, presence: 'always', weakest: [] };
  const isList = typesOf(node).has('array') && typesOf(node).size === 1 && typesOf(place.node).has('array');
  const least = isList
    ? Math.max(limit(place.node, 'minItems', 'highest') ?? 0, place.mayBeEmpty ? 0 : 1)
    : 0;
  const from = isList ? keptList(node, least, isUnique(place.node)) : node;
  const verdict = compatibleNodes(from, place.node);
  if (verdict !== 'ok') {
    findings.faults.push(
      faultAt('incompatible-value', place.pointer, { path: written, reason: verdict.wrong }),
    );
    return undefined;
  }
  if (isList) return buildListPath(resolved, node, least, place, findings);
  const plan: Plan = { is: 'path', path };
  findings.watch?.({ pointer: place.pointer, node: place.node, plan, reads: [resolved] });
  return {
    plan,
    presence: resolved.presence,
    weakest: [{ pointer: place.pointer, path: written, because: 'missing' }],
  };
}

const keptSchemas = new Map<string, JsonSchema>();

/**
 * What is left of a list: one with fewer items than are needed counts as missing, and repeated items are dropped, so
 * it has enough items, and none twice.
 */
function keptList(node: SchemaNode, least: number, isUniqueList: boolean): SchemaNode {
  if (least === 0 && !isUniqueList) return node;
  const key = `${least} ${isUniqueList}`;
  const schema = keptSchemas.get(key) ?? {
    ...(least > 0 ? { minItems: least } : {}),
    ...(isUniqueList ? { uniqueItems: true } : {}),
  };
  keptSchemas.set(key, schema);
  return together([{ schema, root: node.root }, node]);
}

/** A list by its path: each entry for itself, so that one that does not fit costs itself alone. */
function buildListPath(
  resolved: Resolved,
  node: SchemaNode,
  least: number,
  place: Place,
  findings: Findings,
): Built {
  const unique = isUnique(place.node);
  const plan: Plan = {
    is: 'list',
    entries: [{ is: 'each', of: resolved.path, show: { is: 'path', path: ['item'] } }],
    minItems: least,
    ...(unique ? { unique: true } : {}),
  };
  const given = limit(node, 'minItems', 'highest') ?? 0;
  findings.watch?.({ pointer: place.pointer, node: place.node, plan, reads: [resolved] });
  const presence: Presence =
    least === 0
      ? 'always'
      : !unique && given >= least && resolved.presence !== 'maybe'
        ? resolved.presence
        : 'empty';
  const weak = {
    pointer: place.pointer,
    path: `{${resolved.path.join('.')}}`,
    because: 'few',
  } as const;
  if (least > 1 && given < least) reportDrops([weak], findings);
  return { plan, presence, weakest: [weak] };
}
