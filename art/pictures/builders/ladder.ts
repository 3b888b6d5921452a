import type { Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { mix } from '../kit/numbers.ts';
import { length, subtract, type Vector } from '../kit/vector.ts';

export interface LadderLook {
  readonly width?: number;
  /** Distance between rungs. */
  readonly step?: number;
  readonly material?: Material;
}

/** A ladder from its foot to its head; `across` is the direction of the rungs. */
export function ladder(
  model: Model,
  foot: Vector,
  head: Vector,
  across: 'x' | 'z',
  { width = 0.5, step = 0.32, material = { tone: 0.9 } }: LadderLook = {},
): void {
  const aside = (point: Vector, by: number): Vector =>
    across === 'x' ? [point[0] + by, point[1], point[2]] : [point[0], point[1], point[2] + by];
  const half = width / 2;
  const group = model.newGroup();
  for (const side of [-half, half])
    model.plank(aside(foot, side), aside(head, side), 0.07, 0.07, { ...material, group });
  const rungs = Math.floor(length(subtract(head, foot)) / step);
  for (let rung = 1; rung < rungs; rung++) {
    const share = rung / rungs;
    const at: Vector = [
      mix(foot[0], head[0], share),
      mix(foot[1], head[1], share),
      mix(foot[2], head[2], share),
    ];
    model.rod(aside(at, -half), aside(at, half), 0.028, material);
  }
}
