import { ground } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, radians } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const TOP = 0.72;
const DIAL = 3.3;

/** Hour lines in a ring, and a smaller ring of half hours; none at night. */
const FACE: Material = {
  tone: 1.12,
  paint: ({ x, z, ny }, mark) => {
    if (ny < 0.5) return;
    const reach = Math.hypot(x, z) / DIAL;
    const angle = Math.atan2(x, -z) / (Math.PI * 2);
    mark.part = reach > 0.93 ? 4 : reach > 0.7 ? 3 : reach > 0.63 ? 2 : 1;
    if (z > DIAL * 0.36) return;
    const hour = Math.abs(fraction(angle * 24 + 0.5) - 0.5);
    const half = Math.abs(fraction(angle * 48 + 0.5) - 0.5);
    if (reach > 0.72 && reach < 0.91 && hour < 0.06) mark.ink = 0.94;
    if (reach > 0.63 && reach < 0.7 && half < 0.12) mark.ink = 0.94;
    if (reach > 0.12 && reach < 0.63 && hour < 0.018 / reach) mark.ink = 0.9;
  },
};

function stone(model: Model): void {
  model.cylinder([0, 0, 0], DIAL + 0.75, 0.2, { tone: 1.05, hatch: ({ y }) => y });
  model.cylinder([0, 0.2, 0], DIAL + 0.3, 0.2, { tone: 1.05, hatch: ({ y }) => y });
  model.cylinder([0, 0.4, 0], DIAL, TOP - 0.4, FACE);
}

/** The blade whose edge points at the pole. */
function gnomon(model: Model): void {
  model.slab(
    [0, TOP, 0],
    [
      [-1.5, 0],
      [1.35, 0],
      [1.35, 2.75],
      [1.15, 2.75],
      [0.95, 1.75],
      [0.5, 1.2],
    ],
    0.16,
    INK,
    { turn: 90 },
  );
}

export const scene: Scene = {
  subject: 'A sundial on a pedestal, its shadow on an hour',
  camera: perspective({ eye: [-5.4, 5.4, 10], target: [0.15, 1.1, -0.2], fieldOfView: 35 }),
  light: { from: [-0.95, 0.72, 0.2], ambient: 0.5, exposure: 1.2, shadow: 0.95, corners: 0.6 },
  draw(model) {
    ground(model, {
      tone: 1.08,
      paint: ({ x, z }, mark) => {
        const ring = Math.hypot(x, z);
        mark.part =
          ring < 5.4
            ? 1 + (Math.floor((Math.atan2(x, z) / (Math.PI * 2)) * 24 + 24) % 2)
            : ring < 5.8
              ? 5
              : 6;
      },
    });
    model.box([0, 0, -30], [0.26, 0.012, 60], ACCENT);
    stone(model);
    gnomon(model);
    person(model, [3.1, 0.2, 2.2], { turn: 235, clothes: { tone: 0.4 } });
    for (let hedge = 0; hedge < 24; hedge++) {
      const angle = radians(hedge * 15 + 7);
      const [x, z] = [Math.sin(angle) * 9.4, Math.cos(angle) * 9.4];
      if (z < 1.5 && Math.abs(x) > 0.9) tree(model, x, z, 0.8, 0.3);
    }
  },
};
