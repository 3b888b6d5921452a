import { type Bounds, enters } from '../bounds.ts';
import type { Normal, Ray } from '../ray.ts';
import type { Shape } from '../solid.ts';

/** Signed distance to a form, negative inside; see distance.ts. */
export type Distance = (x: number, y: number, z: number) => number;

const CLOSE = 0.0012;
const STEPS = 110;

/** Any form given as a signed distance, found by stepping along the ray. */
export class Field implements Shape {
  readonly folds = true;
  readonly distance: Distance;
  readonly bounds: Bounds;
  /** Below 1 shortens each step, for distances that are overestimated. */
  readonly caution: number;

  constructor(distance: Distance, bounds: Bounds, caution = 0.9) {
    this.distance = distance;
    this.bounds = bounds;
    this.caution = caution;
  }

  meet(ray: Ray, limit: number, normal: Normal): number {
    const { bounds, distance, caution } = this;
    let travelled = enters(bounds, ray, limit) + 1e-4;
    if (travelled >= limit) return Number.POSITIVE_INFINITY;
    for (let step = 0; step < STEPS; step++) {
      const x = ray.ox + ray.dx * travelled;
      const y = ray.oy + ray.dy * travelled;
      const z = ray.oz + ray.dz * travelled;
      const gap = distance(x, y, z);
      if (gap < CLOSE) {
        this.#writeNormal(x, y, z, normal);
        return travelled;
      }
      travelled += Math.max(gap * caution, CLOSE);
      if (travelled > limit || this.#isPast(x, y, z)) return Number.POSITIVE_INFINITY;
    }
    return Number.POSITIVE_INFINITY;
  }

  #isPast(x: number, y: number, z: number): boolean {
    const { minX, minY, minZ, maxX, maxY, maxZ } = this.bounds;
    const slack = 0.01;
    return (
      x < minX - slack ||
      y < minY - slack ||
      z < minZ - slack ||
      x > maxX + slack ||
      y > maxY + slack ||
      z > maxZ + slack
    );
  }

  #writeNormal(x: number, y: number, z: number, normal: Normal): void {
    const { distance } = this;
    const step = 0.002;
    const nx = distance(x + step, y, z) - distance(x - step, y, z);
    const ny = distance(x, y + step, z) - distance(x, y - step, z);
    const nz = distance(x, y, z + step) - distance(x, y, z - step);
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    normal.set(nx / size, ny / size, nz / size);
  }
}
