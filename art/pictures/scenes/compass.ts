import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fractalNoise } from '../kit/noise.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Vector } from '../kit/vector.ts';

const HINGE: Vector = [0.1, 5.2, 0.1];
const NEEDLE: Vector = [-1.2, 0, -0.3];
const PENCIL: Vector = [1.5, 0, 0.5];
const RADIUS = Math.hypot(PENCIL[0] - NEEDLE[0], PENCIL[2] - NEEDLE[2]);

/** Coast and soundings, a grid, and the circle the compass has drawn so far. */
const chart: Paint = ({ x, z, ny }, mark) => {
  if (ny < 0.5) return;
  const height = fractalNoise(x * 0.17 + 3.4, z * 0.17 + 8.3);
  mark.part = 10 + Math.floor(height * 22);
  if (height > 0.56) mark.tone = 0.84;
  if (Math.abs(fraction(x / 2.4) - 0.5) > 0.492 || Math.abs(fraction(z / 2.4) - 0.5) > 0.492) mark.part += 60;
  const [dx, dz] = [x - NEEDLE[0], z - NEEDLE[2]];
  const angle = Math.atan2(dz, dx);
  if (Math.abs(Math.hypot(dx, dz) - RADIUS) < 0.05 && (angle < 0.29 || angle > 1.9)) {
    mark.accent = 1;
    mark.part = 200;
  }
};

const along = (to: Vector, share: number): Vector => [
  HINGE[0] + (to[0] - HINGE[0]) * share,
  HINGE[1] + (to[1] - HINGE[1]) * share,
  HINGE[2] + (to[2] - HINGE[2]) * share,
];

function instrument(model: Model): void {
  const steel: Material = { tone: 0.95, hatch: ({ y }) => y };
  for (const end of [NEEDLE, PENCIL]) {
    model.plank(along(end, 0), along(end, 0.62), 0.24, 0.2, steel);
    model.rod(along(end, 0.52), along(end, 0.62), 0.19, { tone: 0.7 });
  }
  model.rod(along(NEEDLE, 0.6), along(NEEDLE, 0.86), 0.1, { tone: 0.8 });
  model.rod(along(NEEDLE, 0.86), NEEDLE, 0.035, INK);
  model.rod(along(PENCIL, 0.5), along(PENCIL, 0.93), 0.15, ACCENT);
  model.rod(along(PENCIL, 0.93), along(PENCIL, 0.97), 0.1, { ink: 0 });
  model.rod(along(PENCIL, 0.97), PENCIL, 0.045, INK);
  model.cylinder(HINGE, 0.42, 0.34, { tone: 1 }, 'z');
  model.cylinder([HINGE[0], HINGE[1], HINGE[2] + 0.1], 0.22, 0.36, { tone: 0.5 }, 'z');
  model.turned(
    [HINGE[0], HINGE[1] + 0.3, HINGE[2]],
    [
      [0.12, 0],
      [0.12, 0.3],
      [0.19, 0.4],
      [0.19, 1.1],
      [0.14, 1.2],
    ],
    { tone: 0.9, hatch: ({ x, z }) => Math.atan2(z, x), spacing: 0.24 },
  );
  model.cylinder([HINGE[0], 3.55, HINGE[2]], 0.035, 1.2, INK, 'x');
  for (const x of [-0.5, 0.6]) model.cylinder([HINGE[0] + x, 3.55, HINGE[2]], 0.13, 0.1, { tone: 0.8 }, 'x');
}

function ruler(model: Model): void {
  model.box([0, 0, 0], [6.4, 0.08, 0.8], {
    tone: 1,
    paint: ({ x, z, ny }, mark) => {
      if (ny < 0.5) return;
      const reach = Math.floor(x * 5 + 100) % 5 === 0 ? 0.34 : 0.18;
      if (z > 0.4 - reach && Math.abs(fraction(x * 5) - 0.5) < 0.1) mark.ink = 0.95;
    },
  });
}

export const scene: Scene = {
  subject: 'A pair of compasses drawing a circle on a sea chart',
  camera: perspective({ eye: [3.6, 6.4, 11.4], target: [0.1, 2.9, 0], fieldOfView: 40 }),
  light: { from: [-0.55, 1, 0.4], ambient: 0.46, exposure: 1.2, corners: 0.8, shadow: 0.6 },
  inking: { weight: 0.95 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { tone: 1.06, paint: chart, hatch: ({ x, z }) => x + z });
    model.box([3.1, 0, 0], [0.12, 0.015, 60], ACCENT);
    instrument(model);
    ruler(model.at([-4.2, 0, 3.6], { turn: 24 }));
  },
};
