import { cabinet, HALL, hallFloor, PLACES, rowAt } from '../builders/machine-hall.ts';
import { person } from '../builders/person.ts';
import type { Scene } from '../kit/scene.ts';

export const scene: Scene = {
  ...HALL,
  subject: 'A hall of 212 machine cabinets, those on no list printed in purple',
  draw(model) {
    hallFloor(model);
    for (const place of PLACES) cabinet(model, place);
    person(model, [0.9, 0, rowAt(13.9)], { turn: 40, clothes: { tone: 0.3 }, scale: 1.5 });
  },
};
