import type { Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Vector } from '../kit/vector.ts';
import { wheel } from './wheel.ts';

/** Length along x, height and depth of a container. */
export const CONTAINER: Vector = [6, 2.5, 2.4];
/** Tones of containers side by side. */
export const CONTAINER_TONES = [1, 0.62, 0.85, 0.5, 0.95];

const corrugated = (material: Material): Material => ({
  hatch: ({ x, z, nx, ny }) => (Math.abs(nx) > 0.5 || ny > 0.5 ? z : x),
  spacing: 0.26,
  ...material,
});

/** A shipping container, its long side facing the viewer. */
export function container(model: Model, foot: Vector, material: Material): void {
  model.box(foot, CONTAINER, corrugated(material));
  const [x, y, z] = foot;
  for (const height of [y, y + CONTAINER[1] - 0.16])
    model.box([x, height, z], [CONTAINER[0] + 0.06, 0.16, CONTAINER[2] + 0.06], {
      ...material,
      ink: material.ink ?? -1,
    });
  for (const end of [-3, 3])
    for (const side of [-1.2, 1.2]) model.box([x + end, y, z + side], [0.16, CONTAINER[1], 0.16], material);
}

/** A lorry with an empty bed, its cab to the right. */
export function lorry(model: Model): void {
  model.box([0, 0.9, 0], [7.4, 0.3, 2.2], { tone: 0.6 });
  model.box([5.2, 0.6, 0], [2, 2.5, 2.3], {
    paint: ({ x, y, ny, nx }, mark) => {
      if (y < 1.3 || y > 2.2 || Math.abs(ny) > 0.5) return;
      if (Math.abs(nx) > 0.5 || (x > -0.1 && x < 0.8)) mark.ink = 0.9;
    },
  });
  for (const x of [-2.8, -1.6, 4.8]) for (const z of [-0.9, 0.9]) wheel(model, x, z, 0.55, 0.4);
}
