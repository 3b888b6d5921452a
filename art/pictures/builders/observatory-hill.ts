import type { Model } from '../kit/model.ts';
import { randomFrom } from '../kit/numbers.ts';
import { css, PAPER } from '../kit/palette.ts';
import { observatory } from './observatory.ts';
import { person } from './person.ts';
import { tree } from './tree.ts';
import { windows } from './windows.ts';

/** Where the stars turn, and where the ground begins, in a picture 800 wide. */
export interface StarTrails {
  readonly x: number;
  readonly y: number;
  readonly skyline: number;
  /** Radius of the widest trail. */
  readonly reach: number;
}

/** Stars trailing around the pole, as in a long exposure. */
export function starTrails({ x, y, skyline, reach }: StarTrails): string {
  const random = randomFrom(9);
  const arcs: string[] = [];
  for (let radius = 22; radius < reach; radius += 13.5)
    for (let count = 0; count < 5; count++) {
      const start = random() * Math.PI * 2;
      const sweep = 0.12 + random() * 0.6;
      const at = (angle: number): [number, number] => [
        x + Math.cos(angle) * radius,
        y + Math.sin(angle) * radius,
      ];
      const [from, middle, to] = [at(start), at(start + sweep / 2), at(start + sweep)];
      if (Math.max(from[1], middle[1], to[1]) > skyline) continue;
      arcs.push(
        `M${from[0].toFixed(1)} ${from[1].toFixed(1)}A${radius} ${radius} 0 0 1 ${to[0].toFixed(1)} ${to[1].toFixed(1)}`,
      );
    }
  return `<path d="${arcs.join('')}" fill="none" stroke="${css(PAPER)}" stroke-width="0.8" stroke-linecap="round" opacity="0.8"/>`;
}

/** An observatory on a hill, a keeper's house beside it. */
export function observatoryHill(model: Model): void {
  model.box([0, -0.2, 0], [400, 0.2, 400], { tone: 0.62, hatch: ({ z }) => z });
  observatory(model);
  model.box([4, 0, -1], [3, 1.3, 2], {
    paint: windows({ across: 0.5, storey: 1.1, glass: 0.4, litEvery: 2 }),
  });
  model.gable([4, 1.3, -1], [3.2, 0.8, 2.2], { tone: 0.9 });
  for (const [x, z] of [
    [-4.6, 1],
    [-5.6, -1.4],
    [5.2, 2],
    [-4, -3.4],
    [6.6, 0],
    [7.4, -2.4],
  ] as const)
    tree(model, x, z, 0.75, 0.8);
  person(model, [-1.9, 0, 4.4], { turn: 140, clothes: { tone: 0.9 } });
}
