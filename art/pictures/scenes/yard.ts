import { CONTAINER, CONTAINER_TONES, container, lorry } from '../builders/container.ts';
import { person } from '../builders/person.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const HEIGHT = CONTAINER[1];

/** How many containers stand on each other, by row and bay. */
const STACKS = [
  [3, 2, 3, 1],
  [2, 3, 2, 2],
  [4, 3, 2, 3],
  [1, 2, 4, 2],
  [3, 3, 1, 2],
] as const;

function platform(model: Model): void {
  model.box([0, -1.2, 0], [40, 1.2, 34], {
    tone: 1.06,
    paint: ({ x, z, ny }, mark) => {
      if (ny > 0.5) mark.part = 1 + stripe((x + 20) / 7.4, 2) + 2 * stripe((z + 17) / 8, 2);
    },
  });
  model.box([0, -1.6, 0], [41, 0.4, 35], { tone: 0.6 });
  model.box([0, 0.002, 11.4], [40, 0.012, 0.5], ACCENT);
}

function stacks(model: Model): void {
  for (const [row, bays] of STACKS.entries())
    for (const [bay, count] of bays.entries()) {
      const isMarked = (row === 1 && bay === 2) || (row === 4 && bay === 0);
      const x = -13.4 + bay * 7.1 + (bay > 1 ? 3.2 : 0);
      const z = -13.6 + row * 4.1 + (row > 2 ? 2.4 : 0);
      for (let tier = 0; tier < count; tier++) {
        const tone = CONTAINER_TONES[(row * 3 + bay * 2 + tier) % CONTAINER_TONES.length] ?? 1;
        container(model, [x, tier * HEIGHT, z], isMarked && tier === count - 1 ? ACCENT : { tone });
      }
    }
}

function crane(model: Model): void {
  for (const z of [-13.2, 12.6]) {
    for (const x of [-1.55, 1.55]) {
      model.box([x, 0.9, z], [0.8, 17.1, 0.8]);
      model.box([x, 0.4, z], [2.2, 0.6, 0.9], { tone: 0.7 });
    }
    model.box([0, 17.4, z], [4.2, 0.7, 0.7]);
    model.box([0, 5, z], [3.2, 0.6, 0.6]);
  }
  for (const x of [-1.2, 1.2]) model.box([x, 18, -0.3], [0.7, 1.1, 29]);
  const load = model.at([0, 0, 8.6]);
  load.box([0, 19, 0], [3.4, 1, 2.4], { tone: 0.8 });
  for (const x of [-1.2, 1.2]) for (const z of [-0.8, 0.8]) load.rod([x, 11.6, z], [x, 19, z], 0.09, INK);
  load.box([0, 11.4, 0], [5.4, 0.35, 1.8], INK);
  container(load, [0, 8.8, 0], ACCENT);
}

export const scene: Scene = {
  subject: 'A container yard in numbered bays, one container in the air',
  format: 'block',
  ground: 'white',
  camera: parallel({ eye: [60, 46, 62], target: [0, 3.6, 0], span: 47 }),
  light: { from: [0.4, 1, 0.8], ambient: 0.44, exposure: 1.22, corners: 1.6, shadow: 0.55 },
  inking: { pitch: 4.4 },
  draw(model) {
    platform(model);
    stacks(model);
    crane(model.at([1.1, 0, -2.2]));
    for (const x of [-9, 12]) lorry(model.at([x, 0, 14.3]));
    person(model, [2.6, 0, 13.2], { turn: 40, clothes: { tone: 0.3 }, scale: 1.25 });
    person(model, [-15.2, 0, 8.8], { turn: 60, clothes: { tone: 0.5 }, scale: 1.25 });
  },
};
