/** x to the right, y up, z towards the viewer; model units are about a metre. */
export type Vector = readonly [x: number, y: number, z: number];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);

export const normalise = (a: Vector): Vector => {
  const size = length(a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
};

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The point `share` of the way from `a` to `b`. */
export const between = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
