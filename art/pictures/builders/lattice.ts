import type { Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { mix } from '../kit/numbers.ts';
import type { Vector } from '../kit/vector.ts';

/** A chord of a girder, from end to end. */
type Chord = readonly [from: Vector, to: Vector];

const between = ([from, to]: Chord, share: number): Vector => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

/** A lattice girder: two chords and the struts that zigzag between them, one pair a bay. */
export function lattice(model: Model, lower: Chord, upper: Chord, bays: number, material: Material): void {
  for (const [from, to] of [lower, upper]) model.plank(from, to, 0.16, 0.16, material);
  for (let bay = 0; bay < bays; bay++) {
    const top = between(upper, (bay + 0.5) / bays);
    model.rod(between(lower, bay / bays), top, 0.05, material);
    model.rod(top, between(lower, (bay + 1) / bays), 0.05, material);
  }
}
