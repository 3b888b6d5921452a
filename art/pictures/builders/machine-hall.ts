import { parallel } from '../kit/camera.ts';
import { ACCENT, type Material, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

/*
 * A hall of machine cabinets on a grid: 14 rows of 16 places less 12 kept free are 212 cabinets. 107 have an owner, 53 an
 * owner who has left, and 52 are on no list. Pictures of the hall full and empty share the places.
 */
const COLUMNS = 16;
const ROWS = 14;
const ACROSS = 1;
const ALONG = 1.34;
const ORPHANS = 53;
const UNKNOWNS = 52;

const FREE = new Set([
  '0,15',
  '1,15',
  '0,14',
  '13,0',
  '13,1',
  '12,0',
  '6,7',
  '7,7',
  '6,8',
  '7,8',
  '13,15',
  '0,0',
]);

export interface Place {
  readonly x: number;
  readonly z: number;
  readonly kind: 'listed' | 'orphan' | 'unknown';
}

/** The middle of a row, counted from the back; shares of a row are between rows. */
export const rowAt = (row: number): number => (row - (ROWS - 1) / 2) * ALONG;

const chance = (a: number, b: number): number => fraction(Math.sin(a * 12.9898 + b * 78.233) * 43758.5453);

/** Cabinets on no list stand together in two corners. */
const crowding = (row: number, column: number): number => {
  if (Math.hypot((row - 2) / 5, (column - 3) / 4) < 1) return 0.55;
  return Math.hypot((row - 11) / 3, (column - 11) / 4) < 1 ? 0.5 : 0;
};

function survey(): Place[] {
  const spots = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const row = Math.floor(index / COLUMNS);
    const column = index % COLUMNS;
    return {
      row,
      column,
      unknown: chance(row + 1, column + 3) + crowding(row, column),
      orphan: chance(column + 11, row + 5),
    };
  }).filter(({ row, column }) => !FREE.has(`${row},${column}`));
  const unknowns = new Set([...spots].sort((a, b) => b.unknown - a.unknown).slice(0, UNKNOWNS));
  const known = spots.filter((spot) => !unknowns.has(spot));
  const orphans = new Set(known.sort((a, b) => b.orphan - a.orphan).slice(0, ORPHANS));
  return spots.map((spot) => ({
    x: (spot.column - (COLUMNS - 1) / 2) * ACROSS + (spot.column >= COLUMNS / 2 ? 0.35 : -0.35),
    z: rowAt(spot.row) + (spot.row % 2 ? -0.22 : 0.22),
    kind: unknowns.has(spot) ? 'unknown' : orphans.has(spot) ? 'orphan' : 'listed',
  }));
}

export const PLACES: readonly Place[] = survey();

const shelves: Paint = ({ x, y, z, nx, nz }, mark) => {
  if (nz <= 0.5 && nx <= 0.5) return;
  const shelf = Math.floor(y / 0.24);
  const height = fraction(y / 0.24);
  mark.part = 1 + (shelf % 2);
  const isSlot = height > 0.35 && height < 0.7 && Math.abs(nz > 0.5 ? x : z) < 0.3;
  if (isSlot && (shelf * 7 + Math.floor(x * 3 + z * 5)) % 3 === 0) mark.ink = 0.92;
};

const CABINETS: Readonly<Record<Place['kind'], Material>> = {
  listed: { tone: 1, paint: shelves },
  orphan: { tone: 0.3, ink: 0.74 },
  unknown: ACCENT,
};

export const cabinet = (model: Model, { x, z, kind }: Place): void =>
  model.box([x, 0, z], [0.78, 1.7, 0.72], CABINETS[kind]);

/** The mark a cabinet leaves on the floor: bare where nobody knew of it. */
export const footprint = (model: Model, { x, z, kind }: Place): void =>
  model.box([x, 0.001, z], [0.74, 0.01, 0.66], {
    castsShadow: false,
    ink: kind === 'unknown' ? 0 : -1,
    tone: 0.62,
  });

export function hallFloor(model: Model): void {
  const width = COLUMNS * ACROSS + 2.2;
  const depth = ROWS * ALONG + 1.6;
  model.box([0, -0.5, 0], [width, 0.5, depth], {
    tone: 1.06,
    paint: ({ x, z, ny }, mark) => {
      if (ny > 0.5) mark.part = 1 + stripe(x / ACROSS, 2) + 2 * stripe(z / ALONG + 0.5, 2);
    },
  });
  model.box([0, -0.62, 0], [width + 0.3, 0.12, depth + 0.3], { tone: 0.7 });
  model.box([0, 0.002, 0], [0.3, 0.012, depth], ACCENT);
}

/** All pictures of the hall are seen from the same place, so that they can be compared. */
export const HALL: Pick<Scene, 'format' | 'ground' | 'camera' | 'light' | 'inking'> = {
  format: 'model',
  ground: 'white',
  camera: parallel({ eye: [40, 34, 46], target: [0, 0.2, 0], span: 19 }),
  light: { from: [0.35, 1, 0.75], ambient: 0.46, exposure: 1.25, corners: 0.9, shadow: 0.5 },
  inking: { pitch: 4.2 },
};
