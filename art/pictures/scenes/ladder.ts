import { ground, meridian } from '../builders/floor.ts';
import { ladder } from '../builders/ladder.ts';
import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { perspective } from '../kit/camera.ts';
import { join } from '../kit/distance.ts';
import { ACCENT, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Distance } from '../kit/solids/field.ts';
import type { Vector } from '../kit/vector.ts';

/** The masses of leaves: where each is and how wide. */
const CROWN: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [0, 4.3, 0, 1.25],
  [-1.3, 3.7, 0.2, 0.95],
  [1.3, 3.8, -0.1, 0.95],
  [-0.7, 4.9, -0.3, 0.85],
  [0.8, 5, 0, 0.85],
  [0.1, 3.5, 0.8, 0.85],
  [-0.2, 5.5, 0.1, 0.7],
  [0.9, 4.1, 0.8, 0.75],
  [-1, 4.4, 0.8, 0.75],
];

const crown: Distance = (x, y, z) => {
  let gap = Number.POSITIVE_INFINITY;
  for (const [cx, cy, cz, radius] of CROWN)
    gap = join(gap, Math.hypot(x - cx, y - cy, z - cz) - radius, 0.25);
  return gap - Math.sin(x * 7) * Math.sin(y * 8) * Math.sin(z * 7) * 0.055;
};

const foliage: Material = { tone: 0.8, hatch: ({ x, y }) => y + Math.sin(x * 3) * 0.12, pitch: 1.05 };

function apples(model: Model): void {
  const random = randomFrom(31);
  for (const [x, y, z, radius] of CROWN)
    for (let count = 0; count < 4; count++) {
      const across = random() * 2.6 - 1.3;
      const up = random() * 1.5 - 0.75;
      const reach = radius * 0.98;
      model.sphere(
        [
          x + Math.sin(across) * Math.cos(up) * reach,
          y + Math.sin(up) * reach,
          z + Math.cos(across) * Math.cos(up) * reach,
        ],
        0.12,
        ACCENT,
      );
    }
}

function appleTree(model: Model): void {
  const bark: Material = { tone: 0.5, hatch: ({ y }) => y };
  model.turned(
    [0, 0, 0],
    [
      [0.42, 0],
      [0.26, 0.4],
      [0.22, 1.6],
      [0.26, 2.4],
    ],
    bark,
    {},
    0.03,
  );
  const limbs: Vector[] = [
    [-1.1, 3.5, 0.2],
    [1.1, 3.5, 0],
    [0.1, 3.8, 0.5],
  ];
  for (const limb of limbs) model.rod([0, 2.1, 0], limb, 0.13, bark);
  model.field(crown, [-2.4, 2.6, -1.5], [2.4, 6.3, 1.9], foliage, 0.8);
  apples(model);
}

function basket(model: Model, x: number, z: number): void {
  model.turned(
    [x, 0, z],
    [
      [0.26, 0],
      [0.36, 0.38],
    ],
    { tone: 0.75, hatch: ({ y }) => y },
  );
  for (let apple = 0; apple < 9; apple++) {
    const radius = apple < 6 ? 0.2 : 0.08;
    model.sphere(
      [
        x + Math.cos(apple * 1.05) * radius,
        0.42 + (apple > 5 ? 0.1 : 0),
        z + Math.sin(apple * 1.05) * radius,
      ],
      0.11,
      ACCENT,
    );
  }
}

export const scene: Scene = {
  subject: 'A ladder against an apple tree',
  camera: perspective({ eye: [1.6, 2.3, 12.6], target: [0.2, 2.85, 0], fieldOfView: 34 }),
  light: { from: [-0.6, 1, 0.6], ambient: 0.45, exposure: 1.18, corners: 0.7, shadow: 0.5 },
  draw(model) {
    ground(model);
    meridian(model, -2.6, 0.1);
    appleTree(model);
    ladder(model, [1.75, 0, 3.1], [0.95, 4.6, 1.35], 'x', { width: 0.62, step: 0.36, material: { tone: 1 } });
    person(model, [1.5, 1.2, 2.85], {
      turn: 172,
      clothes: { tone: 0.5 },
      rightArm: { elbow: [0.36, 1.5, 0.15], hand: [0.42, 1.8, 0.3] },
      leftArm: { elbow: [0.3, 1.2, 0.15], hand: [0.26, 1.45, 0.3] },
    });
    basket(model, 0.75, 3.3);
    basket(model, -1.2, 1.7);
    for (let row = 0; row < 4; row++)
      for (const side of [-1, 1])
        tree(model, side * (5.2 + row * 0.4), -7 - row * 6, 1.25, 1.4, { tone: 0.95, hatch: ({ y }) => y });
  },
};
