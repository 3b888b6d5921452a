import type { Bounds } from './bounds.ts';
import type { Frame } from './frame.ts';
import type { Material, Spot } from './material.ts';
import { type Normal, Ray } from './ray.ts';

/** A form around its own origin. */
export interface Shape {
  readonly bounds: Bounds;
  /** Whether contours are also drawn where the form overlaps itself. */
  readonly folds?: boolean;
  /** Distance to the first point met before `limit`, writing its normal, or Infinity. The ray's direction has length one. */
  meet(ray: Ray, limit: number, normal: Normal): number;
}

const insideRay = new Ray();

/** A shape of some material put somewhere. */
export class Solid {
  readonly id: number;
  readonly shape: Shape;
  readonly material: Material;
  readonly frame: Frame | undefined;
  readonly bounds: Bounds;

  constructor(id: number, shape: Shape, material: Material, frame: Frame | undefined) {
    this.id = id;
    this.shape = shape;
    this.material = material;
    this.frame = frame;
    this.bounds = frame ? frame.boundsOutside(shape.bounds) : shape.bounds;
  }

  get group(): number {
    return this.material.group ?? this.id;
  }

  meet(ray: Ray, limit: number, normal: Normal): number {
    const { frame } = this;
    if (!frame) return this.shape.meet(ray, limit, normal);
    const distance = this.shape.meet(frame.rayInside(ray, insideRay), limit / frame.scale, normal);
    if (distance === Number.POSITIVE_INFINITY) return distance;
    frame.normalOutside(normal);
    return distance * frame.scale;
  }

  /** Rewrites a spot from the model's coordinates into those the solid was drawn in. */
  bringInside(spot: Spot): void {
    spot.bounds = this.shape.bounds;
    const { frame } = this;
    if (!frame) return;
    const { origin, right, up, front, scale } = frame;
    const x = (spot.x - origin[0]) / scale;
    const y = (spot.y - origin[1]) / scale;
    const z = (spot.z - origin[2]) / scale;
    const { nx, ny, nz } = spot;
    spot.x = x * right[0] + y * right[1] + z * right[2];
    spot.y = x * up[0] + y * up[1] + z * up[2];
    spot.z = x * front[0] + y * front[1] + z * front[2];
    spot.nx = nx * right[0] + ny * right[1] + nz * right[2];
    spot.ny = nx * up[0] + ny * up[1] + nz * up[2];
    spot.nz = nx * front[0] + ny * front[1] + nz * front[2];
  }
}
