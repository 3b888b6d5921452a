import type { Point } from '../kit/solids/outlines.ts';

/** The outline of a toothed wheel, for Model.slab. */
export function gearOutline(radius: number, teeth: number, depth = radius * 0.12): Point[] {
  const outline: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++)
    for (const [share, reach] of [
      [-0.28, radius - depth],
      [-0.16, radius],
      [0.16, radius],
      [0.28, radius - depth],
    ] as const) {
      const angle = ((tooth + share) / teeth) * Math.PI * 2;
      outline.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
    }
  return outline;
}
