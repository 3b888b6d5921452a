import { compatibleNodes } from '../../schema/compatible.ts';
import { isUnique, limit, type SchemaNode, together, typesOf } from '../../schema/schema-node.ts';
import type { Path, Plan } from '../plan.ts';
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
  // A list with fewer entries than asked counts as missing and entries that repeat are left out, so what is left has
  // enough and none twice.
  const left = {
    ...(least > 0 ? { minItems: least } : {}),
    ...(isList && isUnique(place.node) ? { uniqueItems: true } : {}),
  };
  const from = Object.keys(left).length > 0 ? together([{ schema: left, root: node.root }, node]) : node;
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
