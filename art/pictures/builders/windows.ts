import type { Paint } from '../kit/material.ts';
import { fraction } from '../kit/numbers.ts';

export interface WindowGrid {
  /** Distance between windows across, and between storeys. */
  readonly across: number;
  readonly storey: number;
  /** Share of the width that is glass. Default 0.5. */
  readonly glass?: number;
  /** Share of the storey the sill and the lintel stand at. */
  readonly sill?: number;
  readonly lintel?: number;
  /** Height of the blank foot and of the blank top. */
  readonly foot?: number;
  readonly top?: number;
  /** Every n-th window or so is lit in the second ink. */
  readonly litEvery?: number;
  /** Key ink of dark windows; default 0.85, solid. */
  readonly ink?: number;
}

/** Paints rows of windows on the upright faces of a box. */
export function windows(grid: WindowGrid): Paint {
  const {
    across,
    storey,
    glass = 0.5,
    sill = 0.28,
    lintel = 0.8,
    foot = 0.15,
    top = 0.12,
    litEvery = 0,
    ink = 0.85,
  } = grid;
  return ({ x, y, z, nx, ny, bounds }, mark) => {
    if (Math.abs(ny) > 0.5 || y > bounds.maxY - top) return;
    // An odd thousand and a half puts a window, not a pillar, on the middle of the face.
    const column = (Math.abs(nx) > 0.7 ? z : x) / across + 1000.5;
    const row = (y - foot) / storey;
    const height = fraction(row);
    if (row < 0 || Math.abs(fraction(column) - 0.5) > glass / 2 || height < sill || height > lintel) return;
    mark.part = 1;
    const number = Math.floor(column) * 7 + Math.floor(row) * 13;
    if (litEvery && number % litEvery === 0) {
      mark.accent = 1;
      mark.ink = 0;
    } else mark.ink = ink;
  };
}
