import { footprint, HALL, hallFloor, PLACES, rowAt } from '../builders/machine-hall.ts';
import { person } from '../builders/person.ts';
import { ACCENT } from '../kit/material.ts';
import type { Scene } from '../kit/scene.ts';

export const scene: Scene = {
  ...HALL,
  subject: 'The same hall, empty, with the marks of 212 cabinets on its floor',
  draw(model) {
    hallFloor(model);
    for (const place of PLACES) footprint(model, place);
    person(model, [0.9, 0, rowAt(8.4)], { turn: 40, pose: 'walking', clothes: { tone: 0.3 }, scale: 1.5 });
    model.box([-3.2, 0, rowAt(9.6)], [0.9, 0.9, 0.7], { tone: 0.9 });
    model.box([-3.2, 0.9, rowAt(9.6)], [0.6, 0.3, 0.5], ACCENT);
  },
};
