/**
 * How certain it is that a value exists.
 * - `always`: it exists in any case.
 * - `loaded`: it exists if its query has succeeded.
 * - `empty`: it is an array that may have too few items.
 * - `maybe`: it may be missing even if its query has succeeded.
 */
export type Presence = 'always' | 'loaded' | 'empty' | 'maybe';

const order: readonly Presence[] = ['always', 'loaded', 'empty', 'maybe'];

export function leastCertain(presences: readonly Presence[]): Presence {
  return order.findLast((presence) => presences.includes(presence)) ?? 'always';
}

export function mostCertain(presences: readonly Presence[]): Presence {
  return order.find((presence) => presences.includes(presence)) ?? 'maybe';
}

export function mayBeMissing(presence: Presence): boolean {
  return presence === 'maybe' || presence === 'empty';
}
