import type { Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';

const TRUNK: Material = { tone: 0.3 };
const CROWN: Material = { tone: 0.85, hatch: ({ y }) => y, pitch: 0.85 };

/** A round clipped tree. */
export function tree(model: Model, x: number, z: number, radius = 0.4, trunk = 0.5, crown = CROWN): void {
  model.cylinder([x, 0, z], radius * 0.13, trunk + radius * 0.3, TRUNK);
  model.ellipsoid([x, trunk + radius * 0.8, z], [radius, radius * 1.15, radius], crown);
}

/** A dark poplar. */
export function poplar(model: Model, x: number, z: number, height: number, crown = CROWN): void {
  model.cylinder([x, 0, z], height * 0.025, height * 0.3, TRUNK);
  model.ellipsoid([x, height * 0.56, z], [height * 0.14, height * 0.46, height * 0.14], crown);
}
