import { objectShape } from '../../schema/schema-shape.ts';
import { type CompiledValue, noBindings, type Place, type Root } from './compile-types.ts';
import type { CompiledProperty } from './object-plan.ts';
import { mayBeBlank } from './path-lookup.ts';
import { leastCertain, mayBeMissing, mostCertain } from './presence.ts';

/** How certain it is that an object exists, given its properties, and the bindings that this depends on. */
export function objectPresence(
  written: readonly CompiledProperty[],
  { item }: Place,
): Pick<CompiledValue, 'presence' | 'weakest'> {
  const needs = written.filter(({ isNeeded }) => isNeeded);
  const ranked = needs.length > 0 ? needs : written;
  const presences = ranked.map(({ value }) => value.presence);
  const presence =
    needs.length > 0
      ? leastCertain(presences)
      : isWholeItem(written, item)
        ? 'delivered'
        : mostCertain(presences);
  // An object that needs none of its properties is missing only when all of them are: one report is enough.
  const counted = needs.length > 0 ? ranked : ranked.slice(0, 1);
  const isWeak = ({ value }: CompiledProperty) =>
    mayBeMissing(presence) ? mayBeMissing(value.presence) : value.presence === presence;
  let weakest = noBindings;
  for (const each of counted) {
    const more = isWeak(each) ? each.value.weakest : noBindings;
    if (more.length > 0) weakest = weakest.length === 0 ? more : [...weakest, ...more];
  }
  return { presence, weakest };
}

/** True where every field of an item is shown. Content has no object without fields, so one of them exists. */
function isWholeItem(written: readonly CompiledProperty[], item: Root | undefined): boolean {
  if (!item || item.node === 'unknown' || item.presence === 'maybe') return false;
  const shown = new Set(
    written.flatMap(({ value: { plan } }) =>
      plan.is === 'path' && plan.path[0] === 'item' && plan.path.length === 2 ? [plan.path[1]] : [],
    ),
  );
  const { properties } = objectShape(item.node);
  return properties.size > 0 && [...properties].every(([name, node]) => shown.has(name) && !mayBeBlank(node));
}
