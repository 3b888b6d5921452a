import { clamp } from './numbers.ts';

/*
 * Signed distances, negative inside: the vocabulary of Model.field. Coordinates are written out as numbers because these
 * functions run some hundred million times a plate.
 */

/** A rod with round ends from a to b; with `endRadius` it tapers. */
export function capsule(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  radius: number,
  endRadius = radius,
): number {
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const share = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  return (
    Math.sqrt((px - dx * share) ** 2 + (py - dy * share) ** 2 + (pz - dz * share) ** 2) -
    (radius + (endRadius - radius) * share)
  );
}

/** An ellipsoid around a centre; the distance is approximate away from the surface. */
export function ellipsoid(
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  rx: number,
  ry: number,
  rz: number,
): number {
  const px = (x - cx) / rx;
  const py = (y - cy) / ry;
  const pz = (z - cz) / rz;
  const scaled = Math.sqrt(px * px + py * py + pz * pz);
  const steepness = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2 + (pz / rz) ** 2);
  return steepness < 1e-9 ? -Math.min(rx, ry, rz) : (scaled * (scaled - 1)) / steepness;
}

/** A box around the origin, half sizes given, corners rounded by `radius`. */
export function roundedBox(
  x: number,
  y: number,
  z: number,
  halfX: number,
  halfY: number,
  halfZ: number,
  radius = 0,
): number {
  const px = Math.abs(x) - halfX + radius;
  const py = Math.abs(y) - halfY + radius;
  const pz = Math.abs(z) - halfZ + radius;
  const outside = Math.sqrt(Math.max(px, 0) ** 2 + Math.max(py, 0) ** 2 + Math.max(pz, 0) ** 2);
  return outside + Math.min(Math.max(px, py, pz), 0) - radius;
}

/** A ring around the y axis: `radius` to the middle of the tube. */
export const ring = (x: number, y: number, z: number, radius: number, tube: number): number =>
  Math.sqrt((Math.sqrt(x * x + z * z) - radius) ** 2 + y * y) - tube;

/** Both bodies, melted together over `blend`. */
export function join(a: number, b: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - overlap * overlap * blend * 0.25;
}

/** What both bodies share, with the edge rounded over `blend`; carve(a, -b, blend) cuts b out of a. */
export const carve = (a: number, b: number, blend: number): number => -join(-a, -b, blend);
