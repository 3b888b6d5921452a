import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { clamp } from '../kit/numbers.ts';
import type { Scene, Sky } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';
import type { Vector } from '../kit/vector.ts';

/** A constellation across the sky, as shares of the picture. */
const FIGURE: Point[] = [
  [0.56, 0.3],
  [0.66, 0.2],
  [0.75, 0.24],
  [0.84, 0.1],
  [0.93, 0.16],
  [0.88, 0.34],
  [0.75, 0.24],
];
const STARS: Point[] = [
  [0.08, 0.1],
  [0.16, 0.34],
  [0.24, 0.14],
  [0.33, 0.28],
  [0.4, 0.08],
  [0.47, 0.2],
  [0.53, 0.07],
  [0.7, 0.4],
  [0.97, 0.42],
  [0.06, 0.5],
  [0.93, 0.52],
  [0.71, 0.06],
];

function sky(u: number, v: number): Sky {
  const gap = ([x, y]: Point): number => Math.hypot((u - x) * 1.333, v - y);
  for (const star of FIGURE) if (gap(star) < 0.014) return { accent: 1 };
  for (const star of STARS) if (gap(star) < 0.006) return { dark: 1 };
  for (let index = 0; index + 1 < FIGURE.length; index++) {
    const [a, b] = [FIGURE[index], FIGURE[index + 1]];
    if (!a || !b) continue;
    const [dx, dy] = [(b[0] - a[0]) * 1.333, b[1] - a[1]];
    const share = clamp(((u - a[0]) * 1.333 * dx + (v - a[1]) * dy) / (dx * dx + dy * dy));
    const away = Math.hypot((u - a[0]) * 1.333 - dx * share, v - a[1] - dy * share);
    if (away < 0.0028) return { dark: 1 };
  }
  return {};
}

/** The tube lies along x around its pivot. */
function tube(model: Model): void {
  const level = { hatch: ({ y }: { y: number }) => y };
  model.cylinder([0.25, 0, 0], 0.15, 1.9, { tone: 0.9, ...level }, 'x');
  model.cylinder([1.4, 0, 0], 0.19, 0.55, ACCENT, 'x');
  model.cylinder([1.13, 0, 0], 0.2, 0.06, { tone: 1 }, 'x');
  for (const x of [-0.68, -0.2, 0.6]) model.cylinder([x, 0, 0], 0.165, 0.07, { tone: 1 }, 'x');
  model.cylinder([-0.9, 0, 0], 0.1, 0.4, { tone: 0.7 }, 'x');
  model.cylinder([-1.16, 0, 0], 0.055, 0.2, { tone: 0.9 }, 'x');
  model.cylinder([-0.35, 0.24, 0], 0.045, 0.7, { tone: 0.8 }, 'x');
  model.cylinder([-0.88, 0, 0.13], 0.06, 0.06, { tone: 1 }, 'z');
}

function tripod(model: Model, head: Vector): void {
  for (const degrees of [20, 140, 265]) {
    const angle = (degrees * Math.PI) / 180;
    const foot: Vector = [head[0] + Math.sin(angle) * 0.75, 0, head[2] + Math.cos(angle) * 0.75];
    model.plank(foot, [head[0], head[1] - 0.1, head[2]], 0.08, 0.08, { tone: 0.8 });
  }
  model.cylinder([head[0], head[1] - 0.22, head[2]], 0.12, 0.24, { tone: 1 });
  model.cylinder([head[0], 0.55, head[2]], 0.3, 0.03, { tone: 0.9 });
}

export const scene: Scene = {
  subject: 'A telescope on its tripod under the stars',
  night: true,
  camera: perspective({ eye: [-1.5, 1.45, 6.6], target: [0.15, 1.5, 0], fieldOfView: 33 }),
  light: { from: [-0.5, 0.9, 0.8], ambient: 0.26, exposure: 0.95, shadow: 0, corners: 0.6 },
  sky,
  draw(model) {
    model.box([0, -0.3, 5], [60, 0.3, 15.2], { tone: 0.3, paint: tiles({ across: 0.7 }) });
    model.box([0.9, 0, 5], [0.06, 0.012, 14.4], ACCENT);
    tripod(model, [0.1, 1.72, 0]);
    tube(model.at([0.1, 1.84, 0], { roll: 24 }));
    for (let post = -14; post <= 14; post++)
      model.turned(
        [post * 0.42, 0.12, -2.4],
        [
          [0.07, 0],
          [0.11, 0.2],
          [0.05, 0.45],
          [0.08, 0.6],
        ],
        { tone: 0.8 },
        {},
        0.02,
      );
    model.box([0, 0, -2.4], [40, 0.12, 0.3], { tone: 0.7 });
    model.box([0, 0.74, -2.4], [40, 0.1, 0.32], { tone: 0.9 });
    person(model, [-1.3, -0.17, 0], {
      turn: 90,
      clothes: { tone: 0.6 },
      rightArm: { elbow: [0.3, 1.2, 0.2], hand: [0.1, 1.45, 0.5] },
      hair: 'long',
    });
  },
};
