import { water } from '../builders/water.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fractalNoise } from '../kit/noise.ts';
import type { Scene } from '../kit/scene.ts';
import type { Distance } from '../kit/solids/field.ts';

const TOP = 9;
const RADIUS = 18;
const CENTRE = 15;

/** Outside radius of the wall at a height: it leans back as it rises. */
const wall: Distance = (x, y, z) => {
  const away = Math.hypot(x, z - CENTRE) - RADIUS;
  const thickness = 0.5 + (TOP - y) * 0.13;
  return Math.max(Math.abs(away + thickness - 0.5) - thickness, y - TOP, z - 8) * 0.85;
};

/** The lake reaches up to the wall. */
const lake: Distance = (x, y, z) => Math.max(y - 7.9, RADIUS - 0.2 - Math.hypot(x, z - CENTRE));

const ground = (x: number, z: number): number => {
  const side = Math.abs(x) - 4.6 - Math.max(0, z) * 0.12;
  return side * 1.15 + (fractalNoise(x * 0.22 + 40, z * 0.22 + 9) - 0.5) * 7 - 1;
};

const valley: Distance = (x, y, z) => (y - Math.min(ground(x, z), 19)) * 0.45;

function jet(model: Model, x: number, from: number): void {
  const z = CENTRE - Math.sqrt(RADIUS ** 2 - x * x) + 1.6;
  const points = Array.from({ length: 7 }, (_, step) => {
    const share = step / 6;
    return [x * (1 - share * 0.12), from - share * share * (from - 0.1), z + share * 3.1] as const;
  });
  model.tube(points, 0.24, ACCENT);
  model.cylinder([x, from, z - 0.3], 0.36, 1, INK, 'z');
}

export const scene: Scene = {
  subject: 'A dam in a mountain valley, its outlets open',
  camera: perspective({ eye: [7, 13.4, 31], target: [-0.2, 5, 0], fieldOfView: 36 }),
  light: { from: [-0.6, 0.9, 0.5], ambient: 0.48, exposure: 1.25, shadow: 0.45, corners: 1.8 },
  inking: { pitch: 4.8, crease: 0.6 },
  draw(model) {
    model.field(
      valley,
      [-26, -1, -40],
      [26, 20, 16],
      { tone: 0.82, hatch: ({ x, y }) => y + x * 0.3, pitch: 1.1 },
      0.8,
    );
    model.field(
      wall,
      [-15, 0, -4],
      [15, TOP, 8],
      {
        tone: 1.05,
        hatch: ({ x, z }) => Math.atan2(x, CENTRE - z) * 18,
        crossHatch: ({ y }) => y,
        paint: ({ x, y, z }, mark) => {
          const block = Math.floor((Math.atan2(x, CENTRE - z) * 18) / 1.7 + 40);
          mark.part = 1 + (block % 2) + (Math.floor(y / 1.8) % 2) * 2;
        },
      },
      0.8,
    );
    model.field(lake, [-26, 7, -40], [26, 8, 4], water({ chop: 0.04, ripple: 2.4, tone: 0.9 }));
    model.box([0, -0.4, 12], [40, 0.5, 40], water({ chop: 0.08, ripple: 1.6, tone: 0.75 }));
    model.box([0, 0.1, 11], [0.9, 0.02, 24], ACCENT);
    for (const x of [-3, 0, 3]) jet(model, x, 4.4);
    for (let post = -8; post <= 8; post++) {
      const angle = post * 0.085;
      const [x, z] = [Math.sin(angle) * 18.1, CENTRE - Math.cos(angle) * 18.1];
      model.box([x, TOP, z], [0.1, 0.7, 0.1], INK);
    }
    for (const x of [-5.4, 5.4]) {
      const z = CENTRE - Math.sqrt(18 ** 2 - x * x);
      model.box([x, TOP - 0.4, z - 0.5], [1.3, 2.1, 1.3]);
      model.spire([x, TOP + 1.7, z - 0.5], [1.6, 0.9, 1.6], { tone: 0.5 });
    }
  },
};
