import type { Ray } from './ray.ts';
import { cross, normalise, subtract, type Vector } from './vector.ts';

interface Stand {
  readonly eye: Vector;
  readonly target: Vector;
  /** Moves the picture's middle in half picture heights: an off-centre vanishing point for banners. */
  readonly shift?: readonly [across: number, up: number];
}

export interface Camera {
  /** Depths that differ by more are drawn as an edge. */
  readonly depthBreak: number;
  /** Aims a ray at a point of the picture: `across` from -ratio to ratio, `up` from -1 to 1. */
  aim(ray: Ray, across: number, up: number): void;
}

function axes({ eye, target }: Stand): { ahead: Vector; right: Vector; above: Vector } {
  const ahead = normalise(subtract(target, eye));
  const right = normalise(cross(ahead, [0, 1, 0]));
  return { ahead, right, above: cross(right, ahead) };
}

/** An eye in the scene; `fieldOfView` is the vertical angle in degrees (24 portrait, 36 object, 50 interior). */
export function perspective({
  fieldOfView,
  depthBreak,
  ...stand
}: Stand & { readonly fieldOfView: number; readonly depthBreak?: number }): Camera {
  const { ahead, right, above } = axes(stand);
  const spread = Math.tan((fieldOfView * Math.PI) / 360);
  const [shiftAcross, shiftUp] = stand.shift ?? [0, 0];
  const { eye, target } = stand;
  return {
    depthBreak: depthBreak ?? 0.011 * Math.hypot(...subtract(target, eye)),
    aim(ray, across, up) {
      const a = (across + shiftAcross) * spread;
      const u = (up + shiftUp) * spread;
      const dx = ahead[0] + right[0] * a + above[0] * u;
      const dy = ahead[1] + right[1] * a + above[1] * u;
      const dz = ahead[2] + right[2] * a + above[2] * u;
      const size = Math.sqrt(dx * dx + dy * dy + dz * dz);
      ray.set(eye[0], eye[1], eye[2], dx / size, dy / size, dz / size);
    },
  };
}

/** Parallel rays, as of a model on a table; `span` is the height of the picture in model units. */
export function parallel({
  span,
  depthBreak,
  ...stand
}: Stand & { readonly span: number; readonly depthBreak?: number }): Camera {
  const { ahead, right, above } = axes(stand);
  const [shiftAcross, shiftUp] = stand.shift ?? [0, 0];
  const { eye } = stand;
  return {
    depthBreak: depthBreak ?? span * 0.02,
    aim(ray, across, up) {
      const a = ((across + shiftAcross) * span) / 2;
      const u = ((up + shiftUp) * span) / 2;
      ray.set(
        eye[0] + right[0] * a + above[0] * u,
        eye[1] + right[1] * a + above[1] * u,
        eye[2] + right[2] * a + above[2] * u,
        ahead[0],
        ahead[1],
        ahead[2],
      );
    },
  };
}
