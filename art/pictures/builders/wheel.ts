import { INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';

/** A tyre with a pale hub, its axle along z and its lowest point on the ground. */
export function wheel(model: Model, x: number, z: number, radius = 0.4, width = 0.26): void {
  model.cylinder([x, radius, z], radius, width, INK, 'z');
  model.cylinder([x, radius, z], radius * 0.55, width + 0.04, { tone: 1 }, 'z');
  model.cylinder([x, radius, z], radius * 0.2, width + 0.08, INK, 'z');
}
