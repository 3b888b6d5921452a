import type { Paint, Spot } from '../kit/material.ts';
import { fraction, stripe } from '../kit/numbers.ts';

export interface DrawerGrid {
  readonly across: number;
  readonly storey: number;
  /** Height of the blank foot and of the blank top. */
  readonly foot?: number;
  readonly top?: number;
  /** Share of the front taken by the label; 0 for none. */
  readonly label?: number;
  /** Share of the front's width taken by the handle below it; 0 for none. */
  readonly handle?: number;
  /** Fronts picked out in the second ink. */
  readonly accents?: (column: number, row: number) => boolean;
}

const isSide = ({ nx }: Spot): boolean => Math.abs(nx) > 0.7;

/** Paints drawer fronts, each with a label and a handle, on the upright faces of a box. */
export function drawers(grid: DrawerGrid): Paint {
  const { across, storey, foot = 0, top = 0, label = 0.5, handle = 0.2, accents } = grid;
  return (spot, mark) => {
    const { y, ny, bounds } = spot;
    if (Math.abs(ny) > 0.5 || y < foot || y > bounds.maxY - top) return;
    const place = isSide(spot) ? spot.z - bounds.minZ : spot.x - bounds.minX;
    const column = Math.floor(place / across);
    const row = Math.floor((y - foot) / storey);
    const u = Math.abs(fraction(place / across) - 0.5);
    const v = fraction((y - foot) / storey);
    mark.part = 1 + stripe(column + row, 2);
    if (accents?.(column, row)) mark.accent = 1;
    if (label > 0 && u < label / 2 && v > 0.5 && v < 0.82) {
      mark.part = 4;
      mark.ink = 0;
      mark.accent = 0;
    }
    if (u < handle / 2 && v > 0.2 && v < 0.36) mark.ink = 0.95;
  };
}
