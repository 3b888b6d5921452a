import { getOrInsert } from '../../memory/get-or-insert.ts';
import { compatibleNodes } from '../../schema/compatible.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { allOf, type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { arrayShape } from '../../schema/schema-shape.ts';
import { problemAt } from '../../schema/value-problem.ts';
import type { Path } from '../path.ts';
import type { Plan } from '../plans/value-plan.ts';
import { compileLiteral } from './compile-literal.ts';
import type { CompiledValue, Context, Place } from './compile-types.ts';
import { constantOf, type ResolvedPath, resolvePath } from './paths/resolve-path.ts';
import { warnAboutDrops } from './presence/dropped-items.ts';
import type { Presence } from './presence.ts';
import { recordLandmark } from './record-landmark.ts';

export function compilePath(path: Path, place: Place, context: Context): CompiledValue | undefined {
  const resolved = resolvePath(path, place, context);
  if (!resolved) return undefined;
  const constant = constantOf(resolved);
  if (constant !== undefined) return compileLiteral(constant, place, context);
  const { node } = resolved;
  if (node === 'unknown') return { plan: { is: 'path', path }, presence: 'always', weakest: [] };
  return isArrayOnly(node) && typesOf(place.node).has('array')
    ? compileArrayPath(resolved, node, place, context)
    : compileValuePath(resolved, node, place, context);
}

function isArrayOnly(node: SchemaNode): boolean {
  const types = typesOf(node);
  return types.size === 1 && types.has('array');
}

function isCompatible(from: SchemaNode, binding: string, { node, pointer }: Place, { problems }: Context) {
  const compatibility = compatibleNodes(from, node);
  if (compatibility !== 'ok')
    problems.push(problemAt('incompatible-value', pointer, { path: binding, reason: compatibility.wrong }));
  return compatibility === 'ok';
}

function compileValuePath(
  resolved: ResolvedPath,
  node: SchemaNode,
  place: Place,
  context: Context,
): CompiledValue | undefined {
  const { path, binding, presence } = resolved;
  if (!isCompatible(node, binding, place, context)) return undefined;
  const plan: Plan = { is: 'path', path };
  recordLandmark(plan, place, context, [resolved]);
  return { plan, presence, weakest: [{ pointer: place.pointer, path: binding, because: 'missing' }] };
}

/** Compiles a path to an array as if it were an `each`, so that missing items are dropped one by one. */
function compileArrayPath(
  resolved: ResolvedPath,
  node: SchemaNode,
  place: Place,
  context: Context,
): CompiledValue | undefined {
  const { path, binding } = resolved;
  const { minItems, isUnique: unique } = arrayShape(place.node);
  const least = Math.max(minItems, place.mayBeEmpty ? 0 : 1);
  if (!isCompatible(remainingItems(node, least, unique), binding, place, context)) return undefined;
  const { minItems: given } = arrayShape(node);
  const isEnough = !unique && given >= least && resolved.presence !== 'maybe';
  const presence: Presence = least === 0 ? 'always' : isEnough ? resolved.presence : 'empty';
  const weakest = [{ pointer: place.pointer, path: binding, because: 'few' }] as const;
  if (least > 1 && given < least) warnAboutDrops(weakest, context);
  const plan: Plan = {
    is: 'array',
    items: [{ is: 'each', of: path, show: { is: 'path', path: ['item'] } }],
    minItems: least,
    ...(unique ? { unique: true } : {}),
  };
  return { plan, presence, weakest };
}

const itemRules = new Map<string, JsonSchema>();

/**
 * The schema of an array after filling: `fill` treats an array with fewer than `least` items as missing and drops
 * duplicates, so neither can occur.
 */
function remainingItems(node: SchemaNode, least: number, unique: boolean): SchemaNode {
  if (least === 0 && !unique) return node;
  const key = `${least} ${unique}`;
  const schema = getOrInsert(itemRules, key, () => ({
    ...(least > 0 ? { minItems: least } : {}),
    ...(unique ? { uniqueItems: true } : {}),
  }));
  return allOf([{ schema, root: node.root }, node]);
}
