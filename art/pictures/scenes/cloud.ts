import { perspective } from '../kit/camera.ts';
import { ellipsoid, join } from '../kit/distance.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fractalNoise } from '../kit/noise.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Distance } from '../kit/solids/field.ts';

const PUFFS = [
  [-1.5, 0.45, 0.1, 0.85],
  [-0.4, 0.95, 0, 1.15],
  [0.9, 0.75, 0.1, 0.95],
  [1.8, 0.3, 0.2, 0.7],
  [-2.2, 0.1, 0.2, 0.6],
  [0.3, 0.3, 0.8, 0.8],
  [-1, 0.2, 0.9, 0.65],
] as const;

const cloud: Distance = (x, y, z) => {
  let gap = ellipsoid(x, y, z, 0, 0, 0, 2.5, 0.8, 1.3);
  for (const [px, py, pz, radius] of PUFFS)
    gap = join(gap, Math.sqrt((x - px) ** 2 + (y - py) ** 2 + (z - pz) ** 2) - radius, 0.18);
  return Math.max(gap, -0.45 - y);
};

/** Height of the sea bed and the land, 0 to 1. */
const terrain = (x: number, z: number): number => fractalNoise(x * 0.16 + 3.2, z * 0.16 + 8.1);

function chart(model: Model): void {
  model.box([0, -0.2, 0], [300, 0.2, 60], {
    tone: 1.06,
    hatch: ({ x, z }) => x + z,
    paint: ({ x, z }, mark) => {
      const height = terrain(x, z);
      // Far contours would close up into a grey.
      mark.part = 10 + Math.floor(height * (z < -9 ? 7 : z < -4 ? 12 : 22));
      if (height > 0.56) mark.tone = 0.86;
      else if (height < 0.42 && z > -16) mark.accent = 0.16 + (0.42 - height);
      const toLine = Math.max(Math.abs(fraction(x / 3) - 0.5), Math.abs(fraction(z / 3) - 0.5));
      if (toLine > 0.495 && z > -14) mark.part += 60;
    },
  });
  model.box([0.2, 0, 0], [0.1, 0.02, 60], { accent: 1, ink: 0 });
}

function ship(model: Model): void {
  const hull = [
    [-0.95, 0.32],
    [1.05, 0.32],
    [0.8, 0],
    [-0.85, 0],
  ] as const;
  model.slab([0, 0.03, 0], hull, 0.5, { tone: 0.5 });
  model.box([-0.1, 0.35, 0], [0.9, 0.24, 0.4], ACCENT);
  model.box([-0.65, 0.35, 0], [0.3, 0.5, 0.36]);
  model.cylinder([-0.65, 0.85, 0], 0.07, 0.25, INK);
}

export const scene: Scene = {
  subject: 'A cloud moored by four cables above a sea chart with ships',
  camera: perspective({ eye: [5, 7.6, 13.5], target: [0.1, 2.5, 0], fieldOfView: 36 }),
  light: { from: [-0.5, 1, 0.35], ambient: 0.45, corners: 1.5, shadow: 0.62 },
  draw(model) {
    chart(model);
    model.at([0, 3.6, 0]).field(cloud, [-3.2, -0.5, -1.6], [3.2, 2.3, 2], {
      tone: 1.06,
      hatch: ({ y }) => y,
      crossHatch: ({ x }) => x,
    });
    for (const x of [-1.7, -0.6, 0.5, 1.6]) {
      model.cylinder([x, 0, 0.2], 0.035, 3.3, INK);
      model.cylinder([x, 0, 0.2], 0.26, 0.12, { tone: 0.6, accent: 1 });
    }
    ship(model.at([-4.6, 0, 2.6], { turn: -65 }));
    ship(model.at([4.4, 0, 3.4], { turn: 30 }));
    ship(model.at([5.4, 0, -3.4], { turn: 100 }));
  },
};
