import type { Bounds } from '../bounds.ts';
import { NEAREST, type Normal, type Ray } from '../ray.ts';
import type { Shape } from '../solid.ts';
import { normalise, type Vector } from '../vector.ts';

/** The side of a plane that is kept: its outward normal and any point on it. */
export interface Face {
  readonly out: Vector;
  readonly through: Vector;
}

interface Plane {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly offset: number;
}

/** What lies behind all of its faces. */
export class Convex implements Shape {
  readonly #planes: readonly Plane[];
  readonly bounds: Bounds;

  constructor(faces: readonly Face[], bounds: Bounds) {
    this.bounds = bounds;
    this.#planes = faces.map(({ out, through }) => {
      const [x, y, z] = normalise(out);
      return { x, y, z, offset: x * through[0] + y * through[1] + z * through[2] };
    });
  }

  meet(ray: Ray, limit: number, normal: Normal): number {
    let first = Number.NEGATIVE_INFINITY;
    let last = Number.POSITIVE_INFINITY;
    let entry: Plane | undefined;
    for (const plane of this.#planes) {
      const towards = plane.x * ray.dx + plane.y * ray.dy + plane.z * ray.dz;
      const gap = plane.offset - (plane.x * ray.ox + plane.y * ray.oy + plane.z * ray.oz);
      if (Math.abs(towards) < 1e-12) {
        if (gap < 0) return Number.POSITIVE_INFINITY;
        continue;
      }
      const distance = gap / towards;
      if (towards > 0) last = Math.min(last, distance);
      else if (distance > first) {
        first = distance;
        entry = plane;
      }
    }
    if (!entry || first > last || first < NEAREST || first >= limit) return Number.POSITIVE_INFINITY;
    normal.set(entry.x, entry.y, entry.z);
    return first;
  }
}
