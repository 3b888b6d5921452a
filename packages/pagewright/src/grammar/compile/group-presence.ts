import { groupShape } from '../../schema/schema-node.ts';
import type { Place, Root, WeakBinding } from './built.ts';
import type { Member } from './group-plan.ts';
import { leastSure, mayBeBlank, mostSure, type Presence } from './path-lookup.ts';

interface Surety {
  readonly presence: Presence;
  readonly weakest: readonly WeakBinding[];
}

const mayGoMissing = ({ built }: Member) => built.presence === 'maybe' || built.presence === 'empty';

/** How surely an object is there, given its members, and the bindings that this comes from. */
export function groupPresence(
  written: readonly Member[],
  needed: ReadonlySet<string>,
  { roots }: Place,
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
  return {
    presence,
    weakest: counted
      .filter((member) => (isLosable ? mayGoMissing(member) : member.built.presence === presence))
      .flatMap(({ built }) => built.weakest),
  };
}

/** True where every member of an item is shown: content holds no object without members, so one of them is there. */
function isWholeItem(written: readonly Member[], item: Root | undefined): boolean {
  if (!item || item.node === 'unknown' || item.presence === 'maybe') return false;
  const shown = new Set(
    written.flatMap(({ built: { plan } }) =>
      plan.is === 'path' && plan.path[0] === 'item' && plan.path.length === 2 ? [plan.path[1]] : [],
    ),
  );
  const { members } = groupShape(item.node);
  return members.size > 0 && [...members].every(([name, node]) => shown.has(name) && !mayBeBlank(node));
}
