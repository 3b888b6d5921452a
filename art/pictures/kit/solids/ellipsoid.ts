import { type Bounds, boundsOf } from '../bounds.ts';
import { NEAREST, type Normal, type Ray } from '../ray.ts';
import type { Shape } from '../solid.ts';

/** An ellipsoid around the origin. */
export class Ellipsoid implements Shape {
  readonly rx: number;
  readonly ry: number;
  readonly rz: number;
  readonly bounds: Bounds;

  constructor(rx: number, ry: number, rz: number) {
    this.rx = rx;
    this.ry = ry;
    this.rz = rz;
    this.bounds = boundsOf([-rx, -ry, -rz], [rx, ry, rz]);
  }

  meet(ray: Ray, limit: number, normal: Normal): number {
    const { rx, ry, rz } = this;
    const x = ray.ox / rx;
    const y = ray.oy / ry;
    const z = ray.oz / rz;
    const dx = ray.dx / rx;
    const dy = ray.dy / ry;
    const dz = ray.dz / rz;
    const a = dx * dx + dy * dy + dz * dz;
    const b = x * dx + y * dy + z * dz;
    const c = x * x + y * y + z * z - 1;
    const discriminant = b * b - a * c;
    if (discriminant < 0) return Number.POSITIVE_INFINITY;
    const distance = (-b - Math.sqrt(discriminant)) / a;
    if (distance < NEAREST || distance >= limit) return Number.POSITIVE_INFINITY;
    const nx = (x + dx * distance) / rx;
    const ny = (y + dy * distance) / ry;
    const nz = (z + dz * distance) / rz;
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    normal.set(nx / size, ny / size, nz / size);
    return distance;
  }
}
