import { alternatives, groupShape, limit, parts, type SchemaNode } from '../../schema/schema-node.ts';
import type { Place, Root, WeakBinding } from './built.ts';
import type { Member } from './group-plan.ts';
import { leastSure, mayBeBlank, mostSure, type Presence } from './path-lookup.ts';

interface Surety {
  readonly presence: Presence;
  readonly weakest: readonly WeakBinding[];
}

const mayGoMissing = ({ built }: Member) => built.presence === 'maybe' || built.presence === 'empty';

/** True where members that fit one by one may still not fit together. */
export function isLeftOpen(node: SchemaNode): boolean {
  const isCounted = parts(node).some(
    ({ schema }) => schema.minProperties !== undefined || schema.maxProperties !== undefined,
  );
  return isCounted || isWholeJudged(node);
}

/** True where a keyword judges the object as a whole. */
function isWholeJudged(node: SchemaNode): boolean {
  return parts(node).some(
    (part) =>
      'const' in part.schema ||
      part.schema.enum !== undefined ||
      alternatives(part).some(({ exactly }) => exactly),
  );
}

/** How surely an object is there, given its members, and the bindings that this comes from. */
export function groupPresence(
  standing: readonly Member[],
  written: readonly Member[],
  needed: ReadonlySet<string>,
  { node, pointer, roots }: Place,
): Surety {
  const losses = written.filter(({ name }) => needed.has(name));
  const ranked = losses.length > 0 ? losses : written;
  const presences = ranked.map(({ built }) => built.presence);
  const presence =
    losses.length > 0
      ? leastSure(presences)
      : isWholeItem(written, roots.get('item'))
        ? 'delivered'
        : mostSure(presences);
  const isLosable = presence === 'maybe' || presence === 'empty';
  // An object that needs none of its members is missing only with all of them: one report says that.
  const counted = losses.length > 0 ? ranked : ranked.slice(0, 1);
  const weakest = counted
    .filter((member) => (isLosable ? mayGoMissing(member) : member.built.presence === presence))
    .flatMap(({ built }) => built.weakest);
  if (isLosable || !isLeftOpen(node)) return { presence, weakest };
  return fitTogether(standing, written, node, pointer) ?? { presence, weakest };
}

/** True where every member of an item is shown: content holds no object without members, so one of them is there. */
function isWholeItem(written: readonly Member[], item: Root | undefined): boolean {
  if (!item || item.node === 'unknown' || item.presence === 'maybe') return false;
  const shown = new Set(
    written.flatMap(({ built: { plan } }) =>
      plan.is === 'path' && plan.path[0] === 'item' && plan.path.length === 2 && !plan.guard
        ? [plan.path[1]]
        : [],
    ),
  );
  const { members } = groupShape(item.node);
  return members.size > 0 && [...members].every(([name, node]) => shown.has(name) && !mayBeBlank(node));
}

/** What may go wrong between members; undefined where nothing can. */
function fitTogether(
  standing: readonly Member[],
  written: readonly Member[],
  node: SchemaNode,
  pointer: string,
): Surety | undefined {
  const most = standing.length + written.length;
  const unsure = written.filter(mayGoMissing);
  const isTooFew = most - unsure.length < (limit(node, 'minProperties', 'highest') ?? 0);
  const isTooMany = most > (limit(node, 'maxProperties', 'lowest') ?? Number.POSITIVE_INFINITY);
  if (!isTooFew && !isTooMany && !isWholeJudged(node)) return undefined;
  const bound = written.flatMap(({ built }) => built.weakest);
  const misfit = { pointer, path: bound[0]?.path ?? '', because: 'misfit' } as const;
  const weakest = isTooFew && unsure.length > 0 ? unsure.flatMap(({ built }) => built.weakest) : [misfit];
  return { presence: 'maybe', weakest };
}
