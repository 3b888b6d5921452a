import { brickwork } from '../builders/brickwork.ts';
import { lorry } from '../builders/container.ts';
import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { poplar } from '../builders/tree.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, radians } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const bricks = brickwork({ length: 0.7, height: 0.28, share: 0.42 });

function hut(model: Model): void {
  model.box([0, 0, 0], [4.6, 3.2, 3.6], {
    tone: 1.05,
    paint: (spot, mark) => {
      bricks(spot, mark);
      const { x, y, nz, nx, z } = spot;
      const isWindow = nz > 0.5 && Math.abs(x + 0.9) < 1 && y > 1.2 && y < 2.5;
      const isDoor = nz > 0.5 && Math.abs(x - 1.35) < 0.5 && y < 2.3;
      const isSide = nx > 0.5 && Math.abs(z) < 0.7 && y > 1.2 && y < 2.5;
      if (!isWindow && !isDoor && !isSide) return;
      mark.part = isDoor ? 8 : 9;
      const isBar = fraction((isSide ? z : x + 0.9) / 0.66 + 0.5) < 0.1 || Math.abs(y - 1.85) < 0.04;
      mark.ink = !isDoor && isBar ? 0 : 0.9;
    },
  });
  model.box([-0.9, 1.06, 1.84], [2.3, 0.12, 0.2]);
  model.gable([0, 3.2, 0], [5.2, 1.5, 4.2], { tone: 0.55 });
  model.box([-1.4, 3.6, -0.8], [0.6, 1.7, 0.6], { paint: bricks });
}

/** A round dial on a post: marks around its rim and one hand. */
function dial(model: Model): void {
  model.box([0, 0, 0], [1, 0.3, 0.8], { tone: 0.7 });
  model.box([0, 0.3, 0], [0.5, 2.2, 0.4], { tone: 0.5 });
  model.cylinder([0, 3.9, 0], 1.62, 0.42, ACCENT, 'z');
  model.cylinder(
    [0, 3.9, 0.24],
    1.36,
    0.04,
    {
      paint: ({ x, z, ny }, mark) => {
        if (Math.abs(ny) < 0.5) return;
        mark.ink = 0;
        const reach = Math.hypot(x, z);
        const turn = Math.atan2(x, z) / (Math.PI * 2);
        if (reach > 1.08 && reach < 1.28 && fraction(turn * 40) < 0.28) mark.ink = 0.94;
        if (reach > 0.9 && reach < 1.28 && fraction(turn * 8 + 0.05) < 0.1) mark.ink = 0.94;
      },
    },
    'z',
  );
  const [x, y] = [Math.sin(radians(48)), Math.cos(radians(48))];
  model.rod([-x * 0.3, 3.9 - y * 0.3, 0.3], [x * 1.02, 3.9 + y * 1.02, 0.3], 0.07, INK);
  model.cylinder([0, 3.9, 0.3], 0.16, 0.1, INK, 'z');
}

/** Sacks in layers on the bed of the lorry. */
function sacks(model: Model): void {
  const sack: Material = { tone: 1.02, hatch: ({ y }) => y };
  for (let layer = 0; layer < 2; layer++)
    for (let place = 0; place < 6 - layer; place++)
      for (const z of [-0.5, 0.5])
        model.ellipsoid([-2.9 + place * 1.1 + layer * 0.55, 1.5 + layer * 0.52, z], [0.62, 0.34, 0.56], sack);
}

export const scene: Scene = {
  subject: 'A lorry with sacks on a weighbridge, its weight on a large dial',
  camera: perspective({ eye: [9.4, 4.4, 17], target: [-0.5, 2.3, 0], fieldOfView: 34 }),
  light: { from: [-0.45, 1, 0.75], ambient: 0.47, exposure: 1.22, shadow: 0.5, corners: 1 },
  draw(model) {
    ground(model);
    meridian(model, 4.4, 0.24, true);
    model.box([-0.2, 0, 0.6], [11.6, 0.14, 3.3], {
      tone: 0.95,
      paint: ({ x, ny }, mark) => {
        if (ny > 0.5) mark.part = 1 + (Math.floor(x / 1.16 + 20) % 2);
      },
    });
    for (const z of [-1.2, 2.4]) model.box([-0.2, 0, z], [12, 0.3, 0.24], INK);
    const truck = model.at([-0.6, 0.14, 0.6]);
    lorry(truck);
    sacks(truck);
    hut(model.at([-6.4, 0, -5.2]));
    dial(model.at([0.4, 0, -3.2], { turn: 20 }));
    const weigher = person(model, [6.4, 0, 2.6], {
      turn: 250,
      clothes: { tone: 0.35 },
      leftArm: { elbow: [0.3, 1.08, 0.16], hand: [0.1, 1.16, 0.36] },
      rightArm: { elbow: [0.3, 1.08, 0.16], hand: [0.12, 1.2, 0.38] },
      scale: 1.15,
    });
    weigher.box([0, 1.22, 0.42], [0.24, 0.02, 0.3], BARE, { tilt: -30 });
    for (const x of [-16, -18, -20]) poplar(model, x, -20, 8);
  },
};
