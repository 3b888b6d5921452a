import { type Bounds, boundsOf } from '../bounds.ts';
import { NEAREST, type Normal, type Ray } from '../ray.ts';
import type { Shape } from '../solid.ts';
import type { Vector } from '../vector.ts';

/** A box between two corners. */
export class Box implements Shape {
  readonly bounds: Bounds;

  constructor(low: Vector, high: Vector) {
    this.bounds = boundsOf(low, high);
  }

  meet(ray: Ray, limit: number, normal: Normal): number {
    const { bounds } = this;
    let near = (bounds.minX - ray.ox) * ray.inverseX;
    let far = (bounds.maxX - ray.ox) * ray.inverseX;
    let first = Math.min(near, far);
    let last = Math.max(near, far);
    let face = 0;
    near = (bounds.minY - ray.oy) * ray.inverseY;
    far = (bounds.maxY - ray.oy) * ray.inverseY;
    let entry = Math.min(near, far);
    if (entry > first) {
      first = entry;
      face = 1;
    }
    last = Math.min(last, Math.max(near, far));
    near = (bounds.minZ - ray.oz) * ray.inverseZ;
    far = (bounds.maxZ - ray.oz) * ray.inverseZ;
    entry = Math.min(near, far);
    if (entry > first) {
      first = entry;
      face = 2;
    }
    last = Math.min(last, Math.max(near, far));
    if (first > last || first < NEAREST || first >= limit) return Number.POSITIVE_INFINITY;
    if (face === 0) normal.set(ray.dx > 0 ? -1 : 1, 0, 0);
    else if (face === 1) normal.set(0, ray.dy > 0 ? -1 : 1, 0);
    else normal.set(0, 0, ray.dz > 0 ? -1 : 1);
    return first;
  }
}
