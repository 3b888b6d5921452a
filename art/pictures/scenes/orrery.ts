import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, radians, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

interface Planet {
  readonly reach: number;
  readonly angle: number;
  readonly radius: number;
  readonly height: number;
  readonly tone?: number;
  readonly rings?: boolean;
  readonly moon?: boolean;
}

const PLANETS: readonly Planet[] = [
  { reach: 0.95, angle: 20, radius: 0.17, height: 1.9 },
  { reach: 1.45, angle: 285, radius: 0.25, height: 1.78, tone: 0.6 },
  { reach: 2.05, angle: 75, radius: 0.31, height: 1.66, moon: true },
  { reach: 2.6, angle: 165, radius: 0.27, height: 1.54, tone: 0.55 },
  { reach: 3.3, angle: 335, radius: 0.54, height: 1.42 },
  { reach: 4, angle: 215, radius: 0.45, height: 1.3, rings: true },
];

/** A toothed wheel lying flat. */
function wheel(model: Model, y: number, radius: number, teeth: number): void {
  const outline = Array.from({ length: teeth * 4 }, (_, index): Point => {
    const angle = (index / (teeth * 4)) * Math.PI * 2;
    const reach = index % 4 < 2 ? radius : radius * 0.9;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  model.slab([0, y, 0], outline, 0.1, { tone: 0.85 }, { tilt: 90 });
}

function planet(model: Model, { reach, angle, radius, height, tone = 1, rings, moon }: Planet): void {
  const arm = model.at([0, 0, 0], { turn: angle });
  arm.cylinder([0, height - 0.62, 0], 0.17, 0.12);
  arm.plank([0, height - 0.56, 0], [reach, height - 0.56, 0], 0.1, 0.07);
  arm.rod([reach, height - 0.56, 0], [reach, height, 0], 0.035, INK);
  const bands = { tone, hatch: ({ y }: { readonly y: number }) => y, pitch: 0.8 };
  arm.sphere([reach, height + radius * 0.8, 0], radius, bands);
  if (rings)
    for (const width of [1.55, 1.95])
      arm.ring([reach, height + radius * 0.8, 0], radius * width, 0.035, ACCENT, { tilt: 18, roll: 12 });
  if (!moon) return;
  arm.ring([reach, height + radius * 0.8, 0], 0.56, 0.018, INK, { roll: 10 });
  arm.sphere([reach + 0.56, height + radius * 0.8 - 0.08, 0], 0.085);
}

/** A table orrery some 9 across: a drum of wheels, six planets on arms, and a graduated ring on four legs. */
function orrery(model: Model): void {
  model.turned(
    [0, 0, 0],
    [
      [0.9, 0],
      [0.95, 0.12],
      [0.5, 0.2],
      [0.42, 0.36],
    ],
  );
  for (const [index, radius] of [0.95, 0.75, 0.58, 0.44].entries())
    wheel(model, 0.46 + index * 0.13, radius, 28 - index * 5);
  model.cylinder([0, 0.36, 0], 0.11, 2, { hatch: ({ y }) => y });
  model.sphere([0, 2.72, 0], 0.56, { accent: 1, hatch: ({ y }) => y });
  for (const each of PLANETS) planet(model, each);
  model.field(
    (x, y, z) => Math.max(Math.abs(Math.hypot(x, z) - 4.75) - 0.22, Math.abs(y - 0.72) - 0.06),
    [-5, 0.6, -5],
    [5, 0.8, 5],
    {
      paint: ({ x, z, ny }, mark) => {
        if (ny < 0.5) return;
        const tick = fraction((Math.atan2(z, x) / (Math.PI * 2)) * 72);
        const isLong = stripe((Math.atan2(z, x) / (Math.PI * 2)) * 72, 6) === 0;
        if (tick < 0.16 && Math.hypot(x, z) > (isLong ? 4.58 : 4.76)) mark.ink = 1;
      },
    },
  );
  for (const angle of [45, 135, 225, 315]) {
    const [x, z] = [Math.cos(radians(angle)) * 4.75, Math.sin(radians(angle)) * 4.75];
    model.turned(
      [x, 0, z],
      [
        [0.2, 0],
        [0.2, 0.07],
        [0.07, 0.14],
        [0.13, 0.34],
        [0.06, 0.52],
        [0.12, 0.66],
      ],
    );
    model.plank([x * 0.2, 0.3, z * 0.2], [x, 0.3, z], 0.1, 0.06);
  }
}

export const scene: Scene = {
  subject: 'A large brass orrery on a round table, and a scholar beside it',
  camera: perspective({ eye: [3.6, 7.6, 13], target: [0.1, 1, -0.2], fieldOfView: 35 }),
  light: { from: [-0.55, 1, 0.4], ambient: 0.42, corners: 0.9, exposure: 1.18 },
  draw(model) {
    model.box([0, -4.2, 0], [200, 0.2, 200], {
      tone: 1.04,
      paint: ({ x, z }, mark) => {
        mark.part = 1 + stripe(z / 5, 2);
        if (Math.abs(x - 0.4) < 0.12) mark.accent = 1;
      },
    });
    model.cylinder([0, -0.36, 0], 6, 0.36, {
      tone: 1.05,
      hatch: ({ x, y, z, ny }) => (ny > 0.5 ? Math.hypot(x, z) : y),
    });
    model.turned(
      [0, -4.2, 0],
      [
        [2.4, 0],
        [2.2, 0.3],
        [0.7, 0.7],
        [0.6, 2.4],
        [1.2, 3.9],
      ],
    );
    orrery(model);
    person(model, [-6, -4, -4.2], {
      turn: 50,
      scale: 4.4,
      clothes: { tone: 0.5 },
      leftArm: { elbow: [0.33, 1.1, 0.14], hand: [0.3, 1.12, 0.44] },
      rightArm: { elbow: [0.33, 1.1, 0.14], hand: [0.3, 1.16, 0.44] },
    });
  },
};
