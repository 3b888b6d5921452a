import { objectShape } from '../../../schema/schema-shape.ts';
import {
  type CompiledProperty,
  type CompiledValue,
  noBindings,
  type Place,
  type Root,
} from '../compile-types.ts';
import { mayBeBlank } from '../paths/path-lookup.ts';
import { leastCertain, mayBeMissing, mostCertain } from '../presence.ts';

/** How certain it is that an object exists, and which bindings decide that. */
export function objectPresence(
  compiled: readonly CompiledProperty[],
  { item }: Place,
): Pick<CompiledValue, 'presence' | 'weakest'> {
  const needs = compiled.filter(({ isNeeded }) => isNeeded);
  const ranked = needs.length > 0 ? needs : compiled;
  const presences = ranked.map(({ value }) => value.presence);
  const presence =
    needs.length > 0
      ? leastCertain(presences)
      : isWholeItem(compiled, item)
        ? 'loaded'
        : mostCertain(presences);
  // Without required properties, an object is missing only if all of its properties are, so one report is enough.
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

/** True if an object shows every field of an item. At least one field exists, because content contains no empty objects. */
function isWholeItem(compiled: readonly CompiledProperty[], item: Root | undefined): boolean {
  if (!item || item.node === 'unknown' || item.presence === 'maybe') return false;
  const shown = new Set(
    compiled.flatMap(({ value: { plan } }) =>
      plan.is === 'path' && plan.path[0] === 'item' && plan.path.length === 2 ? [plan.path[1]] : [],
    ),
  );
  const { properties } = objectShape(item.node);
  return properties.size > 0 && [...properties].every(([name, node]) => shown.has(name) && !mayBeBlank(node));
}
