import { fishingBoat } from '../builders/fishing-boat.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { water } from '../builders/water.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';

function beacon(model: Model): void {
  model.turned(
    [0, 0, 0],
    [
      [0.95, 0],
      [0.6, 4.4],
      [0.85, 4.45],
      [0.85, 4.65],
    ],
    {
      hatch: ({ x, z }) => Math.atan2(x, z),
      paint: ({ y }, mark) => {
        const isBand = (y > 1.1 && y < 2.1) || (y > 3 && y < 3.8);
        mark.part = isBand ? 1 : 2;
        if (isBand) mark.ink = 0.9;
      },
    },
  );
  model.cylinder([0, 4.65, 0], 0.45, 0.8, INK);
  model.turned(
    [0, 5.45, 0],
    [
      [0.62, 0],
      [0.05, 0.6],
    ],
    { tone: 0.6 },
  );
}

function houses(model: Model): void {
  const fronts = [
    [2.8, 3.6],
    [2.4, 4.4],
    [3, 3.3],
    [2.5, 4],
    [2.8, 4.8],
    [2.4, 3.5],
    [3, 4.2],
  ] as const;
  let x = -12.4;
  for (const [width, height] of fronts) {
    model.box([x + width / 2, 1, -10], [width - 0.04, height, 3.4], {
      tone: 1.1,
      paint: windows({ across: 0.85, storey: 1.3, glass: 0.44, foot: 0.2, ink: 0.85 }),
    });
    model.gable([x + width / 2, 1 + height, -10], [width + 0.1, 1.5, 3.8], { tone: 0.62 }, 'z');
    x += width;
  }
}

function quay(model: Model): void {
  const stone = { tone: 0.95, paint: tiles({ across: 1.6, along: 1.2 }) };
  model.box([-2, -1, -9], [44, 2, 7], stone);
  model.box([7, -1, -2], [2.6, 2, 8.4], stone);
  for (let x = -12; x < 8; x += 3.3) model.cylinder([x, 1, -5.9], 0.2, 0.5, INK);
  for (const [x, z, size] of [
    [4.2, -6.9, 0.8],
    [5.1, -7.2, 0.7],
    [4.6, -6.8, 0.5],
    [-6, -7, 0.7],
  ] as const)
    model.box([x, size === 0.5 ? 1.8 : 1, z], [size, size, size], { tone: 0.7 }, { turn: 12 });
}

export const scene: Scene = {
  subject: 'Fishing boats in a small harbour with a light on the mole',
  camera: perspective({ eye: [-4, 6.2, 18.5], target: [-0.2, 1.75, -3], fieldOfView: 38 }),
  light: { from: [-0.55, 1, 0.55], ambient: 0.5, exposure: 1.22, shadow: 0.5, corners: 1 },
  inking: { pitch: 4.8 },
  draw(model) {
    model.box([0, -0.3, 0], [300, 0.3, 200], water({ chop: 0.06, ripple: 1.5, tone: 0.95 }));
    model.box([-4.4, 0, 4], [0.26, 0.02, 20], ACCENT);
    quay(model);
    houses(model);
    beacon(model.at([6.9, 1, 0.4]));
    fishingBoat(model.at([-0.4, 0, 2.4], { turn: 14 }), { mast: 4.6, hull: ACCENT });
    fishingBoat(model.at([3.4, 0, -2.6], { turn: 190 }), { mast: 4.2 });
    fishingBoat(model.at([-6.6, 0, -3.6], { turn: 6 }), { mast: 4.4, hull: { tone: 0.5 } });
    person(model, [1.2, 1, -6.4], { turn: 10, clothes: { tone: 0.3 } });
    person(model, [0.5, 1, -6.7], { turn: 40, hair: 'long' });
  },
};
