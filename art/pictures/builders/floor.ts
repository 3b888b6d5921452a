import { ACCENT, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';

/** A ground that reaches the horizon, its top at height 0. */
export function ground(model: Model, material: Material = { tone: 1.06 }): void {
  model.box([0, -0.3, 0], [240, 0.3, 240], material);
}

/** The purple line on the ground, running towards the viewer at x, or across at z when `isAcross`. */
export function meridian(model: Model, place: number, width = 0.12, isAcross = false): void {
  const length = 200;
  if (isAcross) model.box([0, 0, place], [length, 0.012, width], ACCENT);
  else model.box([place, 0, 0], [width, 0.012, length], ACCENT);
}
