import { CONTAINER, CONTAINER_TONES, container, lorry } from '../builders/container.ts';
import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { wheel } from '../builders/wheel.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';

const BEAM = 13;
const STACKS = [
  [-5.2, 3],
  [-2.4, 4],
  [0.4, 2],
] as const;

function gantry(model: Model): void {
  for (const z of [-8, 7.4])
    for (const x of [-4.2, 4.2]) {
      model.box([x, 0.9, z], [0.7, BEAM - 0.9, 0.7]);
      model.box([x, 0.5, z], [2.6, 0.6, 0.8], { tone: 0.7 });
      for (const offset of [-0.8, 0.8]) wheel(model, x + offset, z, 0.45, 0.7);
    }
  for (const z of [-8, 7.4]) {
    model.box([0, 2.6, z], [8, 0.6, 0.5]);
    model.box([0, BEAM - 0.6, z], [8, 0.6, 0.5]);
    model.plank([-4, 3.2, z], [0, BEAM - 0.8, z], 0.28, 0.28);
    model.plank([4, 3.2, z], [0, BEAM - 0.8, z], 0.28, 0.28);
  }
  for (const x of [-1.9, 1.9]) model.box([x, BEAM, -0.7], [0.7, 1, 18.4]);
}

function load(model: Model, y: number): void {
  model.box([0, BEAM + 1, 0], [4.6, 0.9, 2.2], { tone: 0.8 });
  model.box([0, BEAM - 1.5, 2.2], [1.5, 1.5, 1.3], {
    paint: ({ y: height, ny }, mark) => {
      if (height > 0.4 && height < 1.2 && Math.abs(ny) < 0.5) mark.ink = 0.9;
    },
  });
  model.box([0, y + 2.6, 0], [5.6, 0.3, 1.8], INK);
  for (const x of [-1.8, 1.8])
    for (const z of [-0.8, 0.8]) model.rod([x, y + 2.8, z], [x, BEAM + 1, z], 0.05, INK);
  container(model, [0, y, 0], ACCENT);
}

export const scene: Scene = {
  subject: 'A port crane stacking containers',
  camera: perspective({ eye: [29, 9.5, 19], target: [-0.4, 6.2, -0.8], fieldOfView: 34 }),
  light: { from: [0.75, 1, 0.35], ambient: 0.42, exposure: 1.22, corners: 2.2, shadow: 0.55 },
  inking: { pitch: 4.6 },
  draw(model) {
    ground(model);
    meridian(model, 9.6, 0.35, true);
    gantry(model);
    STACKS.forEach(([z, height], stack) => {
      for (let tier = 0; tier < height; tier++)
        container(model, [0, tier * CONTAINER[1], z - 0.6], {
          tone: CONTAINER_TONES[(stack * 2 + tier) % CONTAINER_TONES.length] ?? 1,
        });
    });
    load(model.at([0, 0, 0.2]), 7.6);
    lorry(model.at([-1.4, 0, 4.1]));
    for (let tier = 0; tier < 2; tier++) container(model, [-13, tier * CONTAINER[1], -5], { tone: 0.8 });
    person(model, [7.5, 0, 4.6], { turn: 250, clothes: { tone: 0.4 } });
  },
};
