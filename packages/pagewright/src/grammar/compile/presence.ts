/**
 * How certain it is that a value exists. `always`: in any case. `delivered`: when its query succeeded. `empty`: an
 * array that may have too few items. `maybe`: it may be missing.
 */
export type Presence = 'always' | 'delivered' | 'empty' | 'maybe';

const order: readonly Presence[] = ['always', 'delivered', 'empty', 'maybe'];

export function leastCertain(presences: readonly Presence[]): Presence {
  return order.findLast((presence) => presences.includes(presence)) ?? 'always';
}

export function mostCertain(presences: readonly Presence[]): Presence {
  return order.find((presence) => presences.includes(presence)) ?? 'maybe';
}

export function mayBeMissing(presence: Presence): boolean {
  return presence === 'maybe' || presence === 'empty';
}
