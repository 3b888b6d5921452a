import { ACCENT, INK } from '../../kit/material.ts';
import type { Model } from '../../kit/model.ts';
import { fraction } from '../../kit/numbers.ts';
import type { Point } from '../../kit/solids/outlines.ts';
import { windows } from '../windows.ts';

const SAW_TOOTH: readonly Point[] = [
  [0, 0],
  [0.8, 0],
  [0.8, 0.62],
];

/** A factory with saw-tooth roofs, two chimneys and two tanks. */
export function factory(model: Model): void {
  model.box([0, 0, 0], [3.2, 1.1, 3.2], { paint: windows({ across: 0.5, storey: 0.9 }) });
  for (let bay = 0; bay < 4; bay++)
    model.slab([0, 1.1, 1.6 - bay * 0.8], SAW_TOOTH, 3.2, { tone: 0.95 }, { turn: 90 });
  for (const [x, height] of [
    [1, 3.6],
    [0.3, 3],
  ] as const)
    model.cylinder([x, 0, -2.1], 0.22, height);
  for (const x of [-1.1, 0.2]) model.cylinder([x, 0, 2.5], 0.55, 1.2);
}

/** A windowless hall with coolers on its roof. */
export function dataHall(model: Model): void {
  model.box([0.1, 0, -0.3], [2.6, 1, 3], {
    tone: 0.95,
    hasSeams: false,
    paint: ({ x, y, z, ny }, mark) => {
      if (Math.abs(ny) < 0.5 && fraction((x + z) * 7) < 0.45 && y > 0.15 && y < 0.85) mark.ink = 0.7;
    },
  });
  for (let row = 0; row < 4; row++)
    for (const x of [-0.4, 0.7]) {
      model.box([x, 1, -1.3 + row * 0.72], [0.8, 0.22, 0.5]);
      model.cylinder([x, 1.22, -1.3 + row * 0.72], 0.18, 0.05, INK);
    }
}

/** Three slow blades on a mast, facing right. */
export function windTurbine(model: Model, height: number, angle: number): void {
  model.cylinder([0, 0, 0], 0.06, height);
  for (let blade = 0; blade < 3; blade++) {
    const turn = blade * ((Math.PI * 2) / 3) + angle;
    model.rod([0.1, height, 0], [0.1, height + Math.cos(turn) * 1.1, Math.sin(turn) * 1.1], 0.045);
  }
}

/** A gantry crane reaching out to the right over the quay. */
function crane(model: Model): void {
  for (const x of [-0.4, 0.35]) for (const z of [-0.5, 0.5]) model.box([x, 0, z], [0.12, 2.9, 0.12]);
  model.box([1.2, 2.9, 0], [4.6, 0.2, 0.3], { tone: 0.8 });
  model.box([0, 3.1, 0], [0.1, 1, 0.1]);
  model.rod([0, 4.1, 0], [3.2, 3.1, 0], 0.03);
  model.rod([0, 4.1, 0], [-1, 3.1, 0], 0.03);
  model.box([2.2, 2, 0], [0.02, 0.9, 0.02]);
}

/** A loaded ship, its bow away from the viewer. */
function containerShip(model: Model): void {
  model.field(
    (x, y, z) => {
      const half = 0.8 * (1 - Math.max(0, Math.abs(z / 3.2) - 0.45) ** 2 * 2.6);
      return Math.max(Math.abs(x) - half + (0.4 - y) * 0.18, y - 0.55, -0.1 - y, Math.abs(z) - 3.3) * 0.7;
    },
    [-1.1, -0.1, -3.4],
    [1.1, 0.6, 3.4],
    { tone: 0.55 },
  );
  for (let row = 0; row < 8; row++)
    for (let lane = 0; lane < 2; lane++)
      for (let tier = 0; tier <= (row * 3 + lane) % 3; tier++)
        model.box([-0.35 + lane * 0.7, 0.55 + tier * 0.36, -2.1 + row * 0.58], [0.64, 0.34, 0.52], {
          accent: (row + lane + tier) % 4 === 0 ? 1 : 0,
          tone: 0.9,
        });
  model.box([0, 0.55, 2.5], [1, 1.3, 0.6], { paint: windows({ across: 0.25, storey: 0.5 }) });
}

/** A quay with two cranes, a container ship to the right and stacked containers in front. */
export function port(model: Model): void {
  containerShip(model.at([2.2, 0, 0]));
  for (const z of [-2.2, 1.4]) crane(model.at([0, 0, z]));
  for (let stack = 0; stack < 7; stack++)
    model.box(
      [-0.45, 0, 4.4 + stack * 0.62],
      [0.6, 0.35 * (1 + (stack % 3)), 0.55],
      stack % 3 === 1 ? ACCENT : { tone: 0.9 },
    );
}
