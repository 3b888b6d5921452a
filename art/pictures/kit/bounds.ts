import type { Ray } from './ray.ts';
import type { Vector } from './vector.ts';

/** A box along the axes. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly maxZ: number;
}

export const boundsOf = (low: Vector, high: Vector): Bounds => ({
  minX: low[0],
  minY: low[1],
  minZ: low[2],
  maxX: high[0],
  maxY: high[1],
  maxZ: high[2],
});

export const boundsAround = (points: readonly Vector[], margin = 0): Bounds => {
  const along = (axis: 0 | 1 | 2): number[] => points.map((point) => point[axis]);
  return {
    minX: Math.min(...along(0)) - margin,
    minY: Math.min(...along(1)) - margin,
    minZ: Math.min(...along(2)) - margin,
    maxX: Math.max(...along(0)) + margin,
    maxY: Math.max(...along(1)) + margin,
    maxZ: Math.max(...along(2)) + margin,
  };
};

export const corners = (box: Bounds): Vector[] => [
  [box.minX, box.minY, box.minZ],
  [box.maxX, box.minY, box.minZ],
  [box.minX, box.maxY, box.minZ],
  [box.maxX, box.maxY, box.minZ],
  [box.minX, box.minY, box.maxZ],
  [box.maxX, box.minY, box.maxZ],
  [box.minX, box.maxY, box.maxZ],
  [box.maxX, box.maxY, box.maxZ],
];

/** Distance at which the ray enters the box (0 from inside), or Infinity. */
export function enters(box: Bounds, ray: Ray, limit: number): number {
  let near = (box.minX - ray.ox) * ray.inverseX;
  let far = (box.maxX - ray.ox) * ray.inverseX;
  let first = Math.min(near, far);
  let last = Math.max(near, far);
  near = (box.minY - ray.oy) * ray.inverseY;
  far = (box.maxY - ray.oy) * ray.inverseY;
  first = Math.max(first, Math.min(near, far));
  last = Math.min(last, Math.max(near, far));
  near = (box.minZ - ray.oz) * ray.inverseZ;
  far = (box.maxZ - ray.oz) * ray.inverseZ;
  first = Math.max(first, Math.min(near, far), 0);
  last = Math.min(last, Math.max(near, far));
  return first <= last && first < limit ? first : Number.POSITIVE_INFINITY;
}
