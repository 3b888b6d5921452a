type Spot2 = readonly [x: number, y: number];

/** Whether a spot lies within `width` of the stroke from a to b. */
export function isNear(x: number, y: number, [ax, ay]: Spot2, [bx, by]: Spot2, width: number): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share) < width;
}
