import { boundsAround, boundsOf } from '../bounds.ts';
import { capsule } from '../distance.ts';
import { clamp } from '../numbers.ts';
import type { Shape } from '../solid.ts';
import type { Vector } from '../vector.ts';
import { type Distance, Field } from './field.ts';

export type Point = readonly [number, number];

type Distance2 = (x: number, y: number) => number;

interface Segment {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly square: number;
}

function segments(points: readonly Point[], isClosed: boolean): Segment[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1] ?? (isClosed ? points[0] : undefined);
    if (!next) return [];
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    return [{ x: point[0], y: point[1], dx, dy, square: dx * dx + dy * dy || 1e-12 }];
  });
}

/** Signed distance to a closed outline in the plane. */
export function polygon(points: readonly Point[]): Distance2 {
  const sides = segments(points, true);
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    let isInside = false;
    for (const side of sides) {
      const px = x - side.x;
      const py = y - side.y;
      const share = clamp((px * side.dx + py * side.dy) / side.square);
      nearest = Math.min(nearest, (px - side.dx * share) ** 2 + (py - side.dy * share) ** 2);
      const endY = side.y + side.dy;
      if (side.y > y !== endY > y && x < side.x + (side.dx * (y - side.y)) / side.dy) isInside = !isInside;
    }
    return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
}

/** A flat outline given thickness. */
export function slab(outline: Distance2, points: readonly Point[], depth: number): Shape {
  const half = depth / 2;
  const distance: Distance = (x, y, z) => {
    const aside = outline(x, y);
    const away = Math.abs(z) - half;
    return Math.hypot(Math.max(aside, 0), Math.max(away, 0)) + Math.min(Math.max(aside, away), 0);
  };
  const corners = points.map(([x, y]): Vector => [x, y, 0]);
  const flat = boundsAround(corners, 0.002);
  return new Field(
    distance,
    boundsOf([flat.minX, flat.minY, -half - 0.002], [flat.maxX, flat.maxY, half + 0.002]),
    1,
  );
}

/** A profile turned about the y axis. */
export function revolved(profile: readonly Point[], rounding: number): Shape {
  const [first, last] = [profile[0], profile[profile.length - 1]];
  const closed: Point[] = [...profile];
  if (first && first[0] > 0) closed.unshift([0, first[1]]);
  if (last && last[0] > 0) closed.push([0, last[1]]);
  // The mirrored half keeps the axis itself from counting as an edge.
  const mirrored = [...closed].reverse().map(([x, y]): Point => [-x, y]);
  const outline = polygon([...closed, ...mirrored]);
  const radius = Math.max(...profile.map(([x]) => x)) + rounding + 0.002;
  const heights = profile.map(([, y]) => y);
  return new Field(
    (x, y, z) => outline(Math.sqrt(x * x + z * z), y) - rounding,
    boundsOf(
      [-radius, Math.min(...heights) - rounding - 0.002, -radius],
      [radius, Math.max(...heights) + rounding + 0.002, radius],
    ),
    0.95,
  );
}

/** A rod with round joints through points. */
export function tube(points: readonly Vector[], radius: number): Shape {
  const distance: Distance = (x, y, z) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (let index = 0; index + 1 < points.length; index++) {
      const a = points[index];
      const b = points[index + 1];
      if (a && b) nearest = Math.min(nearest, capsule(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], radius));
    }
    return nearest;
  };
  return new Field(distance, boundsAround(points, radius + 0.002), 1);
}
