import type { Model } from '../../kit/model.ts';
import { anatomy } from './anatomy.ts';
import { complexion } from './complexion.ts';
import type { Face } from './face.ts';

/** Where the head turns, in the body's coordinates. */
const PIVOT = -1.5;

export interface Bearing {
  readonly turn?: number;
  readonly tilt?: number;
  readonly roll?: number;
}

/** Draws a head and returns the model in head units, for hair and glasses. */
export function head(model: Model, face: Face, bearing: Bearing): Model {
  const own = model.at([0, PIVOT, -0.2], bearing).at([0, -PIVOT, 0.2]);
  own.field(
    anatomy(face),
    [-1.15, -2.35, -1.2],
    [1.15, 1.25, 1.25],
    {
      tone: face.skin ?? 0.95,
      spacing: 0.036,
      crossFrom: 0.62,
      hatch: ({ y, z }) => y + 0.22 * z,
      crossHatch: ({ x, z }) => Math.atan2(x, z + 0.35) * 0.8,
      paint: complexion(face),
      group: 1,
    },
    0.85,
  );
  return own;
}
