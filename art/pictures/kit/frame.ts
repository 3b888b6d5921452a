import { type Bounds, boundsAround, corners } from './bounds.ts';
import { radians } from './numbers.ts';
import type { Normal, Ray } from './ray.ts';
import { cross, normalise, subtract, type Vector } from './vector.ts';

/** Degrees. `turn` about the vertical (0 faces the viewer, 90 the right), then `tilt` forward, then `roll` to the left. */
export interface Pose {
  readonly turn?: number;
  readonly tilt?: number;
  readonly roll?: number;
  readonly scale?: number;
}

/** A place, a rotation and a scale: what was drawn around the origin, put somewhere. */
export class Frame {
  readonly origin: Vector;
  /** The images of the three axes. */
  readonly right: Vector;
  readonly up: Vector;
  readonly front: Vector;
  readonly scale: number;

  constructor(origin: Vector, right: Vector, up: Vector, front: Vector, scale = 1) {
    this.origin = origin;
    this.right = right;
    this.up = up;
    this.front = front;
    this.scale = scale;
  }

  static posed(origin: Vector, { turn = 0, tilt = 0, roll = 0, scale = 1 }: Pose): Frame {
    const [ct, st] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
    const [cf, sf] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
    const [cr, sr] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
    const turned = ([x, y, z]: Vector): Vector => [x * ct + z * st, y, -x * st + z * ct];
    const tilted = ([x, y, z]: Vector): Vector => turned([x, y * cf - z * sf, y * sf + z * cf]);
    return new Frame(origin, tilted([cr, sr, 0]), tilted([-sr, cr, 0]), tilted([0, 0, 1]), scale);
  }

  /** The frame whose up axis runs from one point to another. */
  static along(from: Vector, to: Vector): Frame {
    const up = normalise(subtract(to, from));
    const right = normalise(Math.abs(up[1]) > 0.999 ? [1, 0, 0] : cross(up, [0, 1, 0]));
    return new Frame(from, right, up, cross(right, up));
  }

  point([x, y, z]: Vector): Vector {
    const { origin, right, up, front, scale } = this;
    return [
      origin[0] + (right[0] * x + up[0] * y + front[0] * z) * scale,
      origin[1] + (right[1] * x + up[1] * y + front[1] * z) * scale,
      origin[2] + (right[2] * x + up[2] * y + front[2] * z) * scale,
    ];
  }

  direction([x, y, z]: Vector): Vector {
    const { right, up, front } = this;
    return [
      right[0] * x + up[0] * y + front[0] * z,
      right[1] * x + up[1] * y + front[1] * z,
      right[2] * x + up[2] * y + front[2] * z,
    ];
  }

  /** The frame of something placed inside this one. */
  holding(inner: Frame): Frame {
    return new Frame(
      this.point(inner.origin),
      this.direction(inner.right),
      this.direction(inner.up),
      this.direction(inner.front),
      this.scale * inner.scale,
    );
  }

  boundsOutside(inside: Bounds): Bounds {
    return boundsAround(corners(inside).map((corner) => this.point(corner)));
  }

  rayInside(ray: Ray, inside: Ray): Ray {
    const { origin, right, up, front, scale } = this;
    const x = (ray.ox - origin[0]) / scale;
    const y = (ray.oy - origin[1]) / scale;
    const z = (ray.oz - origin[2]) / scale;
    return inside.set(
      x * right[0] + y * right[1] + z * right[2],
      x * up[0] + y * up[1] + z * up[2],
      x * front[0] + y * front[1] + z * front[2],
      ray.dx * right[0] + ray.dy * right[1] + ray.dz * right[2],
      ray.dx * up[0] + ray.dy * up[1] + ray.dz * up[2],
      ray.dx * front[0] + ray.dy * front[1] + ray.dz * front[2],
    );
  }

  normalOutside(normal: Normal): void {
    const [x, y, z] = this.direction([normal.x, normal.y, normal.z]);
    normal.set(x, y, z);
  }
}
