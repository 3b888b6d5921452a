import { INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Distance } from '../kit/solids/field.ts';

export interface FishingBoatLook {
  readonly hull?: Material;
  readonly cabin?: Material;
  /** Height of the mast above the water; 0 for none. */
  readonly mast?: number;
}

const LENGTH = 2.4;
const SIDE = 0.9;

const hull: Distance = (x, y, z) => {
  const along = x / LENGTH;
  const breadth = 0.85 * (1 - Math.abs(along) ** (along > 0 ? 2 : 6)) * (0.7 + 0.3 * (y / SIDE));
  const sheer = SIDE + along * along * 0.45;
  return Math.max(Math.abs(z) - breadth, -y - 0.2, y - sheer, Math.abs(x) - LENGTH) * 0.6;
};

/** A fishing boat afloat around the origin, five metres long, its bow to the right. */
export function fishingBoat(
  model: Model,
  { hull: planks = {}, cabin = {}, mast = 4 }: FishingBoatLook = {},
): void {
  model.field(
    hull,
    [-LENGTH, -0.2, -0.9],
    [LENGTH, 1.4, 0.9],
    {
      hatch: ({ y }) => y,
      ...planks,
      paint: ({ y, ny }, mark) => {
        if (ny < 0.6) mark.part = 1 + (Math.floor(y / 0.24 + 4) % 2);
        else mark.part = 5;
      },
    },
    0.8,
  );
  model.box([-1.1, 0.9, 0], [1.1, 0.85, 0.9], {
    ...cabin,
    paint: ({ x, y, ny }, mark) => {
      if (Math.abs(ny) < 0.5 && y > 0.38 && y < 0.7 && Math.abs(x) < 0.42) mark.ink = 0.9;
    },
  });
  model.box([-1.1, 1.75, 0], [1.3, 0.08, 1.1]);
  if (mast === 0) return;
  model.rod([0.15, 0.7, 0], [0.15, mast, 0], 0.06, INK);
  model.rod([0.15, 1.6, 0], [2.1, mast * 0.72, 0], 0.04, INK);
  for (const x of [-2.3, 2.3]) model.rod([0.15, mast, 0], [x, 1.2, 0], 0.018, INK);
}
