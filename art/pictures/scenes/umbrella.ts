import { tree } from '../builders/tree.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, randomFrom } from '../kit/numbers.ts';
import { css, KEY } from '../kit/palette.ts';
import type { Scene } from '../kit/scene.ts';
import type { Distance } from '../kit/solids/field.ts';
import type { Vector } from '../kit/vector.ts';

const RIBS = 8;
const around = (x: number, z: number): number => (Math.atan2(z, x) / (Math.PI * 2)) * RIBS + RIBS;

const canopy: Distance = (x, y, z) => {
  const radius = Math.hypot(x, z);
  const sag = (Math.abs(fraction(around(x, z)) - 0.5) * 2) ** 2;
  const top = 5.3 - 0.085 * radius * radius;
  const skin = Math.abs(y - top + (sag * 0.12 - 0.12) * radius * 0.32) - 0.03;
  return Math.max(skin * 0.6, radius - (4.6 - 0.34 * (1 - sag)));
};

function house(model: Model, foot: Vector, size: Vector, roof: number, ridge: 'x' | 'z'): void {
  const [x, , z] = foot;
  const [width, height, depth] = size;
  model.box(foot, size, { paint: windows({ across: 0.42, storey: 0.7, glass: 0.42, foot: 0.05 }) });
  model.gable([x, height, z], [width + 0.16, roof, depth + 0.16], { tone: 0.8 }, ridge);
  model.box([x + width * 0.22, height + roof * 0.3, z], [0.16, roof, 0.2]);
}

function rain(): string {
  const random = randomFrom(5);
  const strokes: string[] = [];
  for (let count = 0; count < 230; count++) {
    const x = random() * 880 - 48;
    const y = random() * 608;
    const fall = 11 + random() * 21;
    const isSheltered = y > 140 && y < 512 && Math.abs((x - 400) / 282) < 1;
    if (!isSheltered)
      strokes.push(`M${x.toFixed(0)} ${y.toFixed(0)}l${(-fall * 0.22).toFixed(1)} ${fall.toFixed(1)}`);
  }
  return `<path d="${strokes.join('')}" fill="none" stroke="${css(KEY)}" stroke-width="1.3" stroke-linecap="round"/>`;
}

export const scene: Scene = {
  subject: 'A village sheltered from the rain by one large umbrella',
  camera: perspective({ eye: [5.2, 6.2, 14.5], target: [0, 2.45, 0], fieldOfView: 34 }),
  light: { from: [-0.3, 1, 0.45], ambient: 0.5, shadow: 0.55 },
  overlay: rain(),
  draw(model) {
    model.box([0, -0.3, 0], [60, 0.3, 60], { tone: 1.05 });
    model.field(
      canopy,
      [-4.7, 2.9, -4.7],
      [4.7, 5.5, 4.7],
      {
        hatch: ({ x, z }) => Math.hypot(x, z),
        crossHatch: ({ y }) => y,
        paint: ({ x, z }, mark) => {
          const panel = Math.floor(around(x, z));
          mark.part = 1 + (panel % RIBS);
          if (panel % 2) mark.accent = 1;
        },
      },
      0.7,
    );
    model.cylinder([0, 0, 0], 0.07, 5.9, { tone: 0.2 });
    model.sphere([0, 5.9, 0], 0.13, INK);
    house(model, [-1.5, 0, 0.6], [1.3, 0.9, 1.2], 0.6, 'x');
    house(model, [1.3, 0, 0.9], [1.2, 1, 1.4], 0.65, 'z');
    house(model, [0.1, 0, -1.5], [1.6, 1.5, 1.2], 0.7, 'x');
    house(model, [-2, 0, -1.3], [1.1, 0.8, 1], 0.5, 'z');
    house(model, [2.2, 0, -1], [1, 1.2, 1.1], 0.55, 'x');
    for (const [x, z, radius] of [
      [-0.2, 1.6, 0.3],
      [-2.9, 0.4, 0.28],
      [2.4, 0.4, 0.3],
      [1.2, -2, 0.35],
    ] as const)
      tree(model, x, z, radius, radius + 0.1);
    model.box([-0.55, 0, 2.3], [0.9, 0.32, 0.45], ACCENT);
    model.box([-0.55, 0.32, 2.3], [0.5, 0.22, 0.42], { tone: 0.4 });
  },
};
