import { type Bounds, boundsOf } from '../bounds.ts';
import { NEAREST, type Normal, type Ray } from '../ray.ts';
import type { Shape } from '../solid.ts';

/** An upright cylinder standing on the origin, with flat ends. */
export class Cylinder implements Shape {
  readonly radius: number;
  readonly height: number;
  readonly bounds: Bounds;

  constructor(radius: number, height: number) {
    this.radius = radius;
    this.height = height;
    this.bounds = boundsOf([-radius, 0, -radius], [radius, height, radius]);
  }

  meet(ray: Ray, limit: number, normal: Normal): number {
    const { radius, height } = this;
    let best = Number.POSITIVE_INFINITY;
    const a = ray.dx * ray.dx + ray.dz * ray.dz;
    const b = ray.ox * ray.dx + ray.oz * ray.dz;
    const c = ray.ox * ray.ox + ray.oz * ray.oz - radius * radius;
    const discriminant = b * b - a * c;
    if (discriminant >= 0 && a > 1e-12) {
      const side = (-b - Math.sqrt(discriminant)) / a;
      const y = ray.oy + ray.dy * side;
      if (side > NEAREST && side < limit && y >= 0 && y <= height) {
        best = side;
        normal.set((ray.ox + ray.dx * side) / radius, 0, (ray.oz + ray.dz * side) / radius);
      }
    }
    if (Math.abs(ray.dy) > 1e-9) {
      const top = ray.dy < 0;
      const end = ((top ? height : 0) - ray.oy) / ray.dy;
      const x = ray.ox + ray.dx * end;
      const z = ray.oz + ray.dz * end;
      if (end > NEAREST && end < best && end < limit && x * x + z * z <= radius * radius) {
        best = end;
        normal.set(0, top ? 1 : -1, 0);
      }
    }
    return best;
  }
}
