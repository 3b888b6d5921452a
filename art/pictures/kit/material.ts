import type { Bounds } from './bounds.ts';

/**
 * The spot a ray met, measured from where the solid stands and along its own axes: a box has x and z from its middle and y
 * from its underside, a rod y along its length. Fields and tubes are measured in the axes of their model.
 */
export interface Spot {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** The box around the solid, for patterns counted from its edges. */
  bounds: Bounds;
}

/** What is printed at a spot; a `paint` function changes it. */
export interface Mark {
  /** Lightness of the material: 1 is paper, 0.3 a dark coat. */
  tone: number;
  /** Second ink, 0 to 1; from 0.95 solid. */
  accent: number;
  /** Sets the key ink whatever the light: 0 bare, 0.85 and more solid. Negative: let the light decide. */
  ink: number;
  /** Whole number from 0 to 255; a line is drawn where it changes. */
  part: number;
  /** 0 to 1: how much of the mirrored model is seen, for water and glass. */
  mirror: number;
  /** Tips the mirror: ripples, as the slopes along x and z. */
  rippleX: number;
  rippleZ: number;
}

export type Paint = (spot: Spot, mark: Mark) => void;

/** A coordinate whose whole steps are hatch lines: `({ y }) => y` draws level rings round a column. */
export type Hatch = (spot: Spot) => number;

export interface Material {
  readonly tone?: number;
  readonly accent?: number;
  readonly ink?: number;
  readonly paint?: Paint;
  readonly hatch?: Hatch;
  readonly crossHatch?: Hatch;
  /** Multiplies the scene's hatch pitch. */
  readonly pitch?: number;
  /** Distance between hatch lines in units of the hatch coordinate, instead of in pixels. */
  readonly spacing?: number;
  /** Darkness from which lines are crossed. */
  readonly crossFrom?: number;
  /** Solids of one group have no contour between them; take a number from `Model.newGroup()`. */
  readonly group?: number;
  readonly castsShadow?: boolean;
  readonly takesShadow?: boolean;
  readonly hasOutline?: boolean;
  /** Whether lines are drawn between painted parts. */
  readonly hasSeams?: boolean;
}

/** Ready materials: solid key ink, solid second ink, and paper that stays bare. */
export const INK: Material = { ink: 0.92 };
export const ACCENT: Material = { accent: 1 };
export const BARE: Material = { ink: 0 };
