import type { Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { stripe } from '../kit/numbers.ts';
import type { Point } from '../kit/solids/outlines.ts';

export type PieceName = 'pawn' | 'rook' | 'knight' | 'bishop' | 'queen' | 'king';

const FOOT: readonly Point[] = [
  [0.36, 0],
  [0.36, 0.1],
  [0.3, 0.14],
  [0.3, 0.2],
  [0.2, 0.28],
];

const BODIES: Record<PieceName, readonly Point[]> = {
  pawn: [...FOOT, [0.13, 0.62], [0.22, 0.66], [0.12, 0.7], [0.19, 0.8], [0.2, 0.88], [0.14, 1], [0.02, 1.04]],
  rook: [...FOOT, [0.2, 0.8], [0.29, 0.86], [0.29, 1.12], [0.21, 1.12], [0.21, 1.04]],
  knight: [...FOOT, [0.27, 0.32], [0.27, 0.38]],
  bishop: [
    ...FOOT,
    [0.13, 0.85],
    [0.22, 0.9],
    [0.12, 0.95],
    [0.2, 1.1],
    [0.16, 1.26],
    [0.05, 1.38],
    [0.06, 1.45],
    [0.01, 1.5],
  ],
  queen: [
    ...FOOT,
    [0.14, 1.05],
    [0.25, 1.1],
    [0.14, 1.15],
    [0.16, 1.3],
    [0.29, 1.52],
    [0.2, 1.5],
    [0.08, 1.58],
    [0.08, 1.66],
    [0.01, 1.7],
  ],
  king: [
    ...FOOT,
    [0.15, 1.15],
    [0.27, 1.2],
    [0.15, 1.25],
    [0.18, 1.42],
    [0.27, 1.64],
    [0.2, 1.7],
    [0.02, 1.74],
  ],
};

const HORSE: readonly Point[] = [
  [-0.24, 0],
  [0.24, 0],
  [0.2, 0.28],
  [0.06, 0.48],
  [0.34, 0.4],
  [0.44, 0.52],
  [0.3, 0.74],
  [0.14, 0.94],
  [0.08, 1.06],
  [0, 0.92],
  [-0.18, 0.8],
  [-0.28, 0.5],
];

/** A chess piece on a square of side 1. */
export function piece(model: Model, name: PieceName, material: Material): void {
  const own = { hatch: ({ y }: { readonly y: number }) => y, pitch: 0.8, ...material };
  model.turned([0, 0, 0], BODIES[name], own);
  if (name === 'knight') model.slab([0, 0.36, 0], HORSE, 0.26, material);
  if (name !== 'king') return;
  model.box([0, 1.72, 0], [0.08, 0.34, 0.08], material);
  model.box([0, 1.84, 0], [0.24, 0.09, 0.08], material);
}

/** A board of eight by eight squares of side 1, its surface at height 0. */
export function chessBoard(model: Model): void {
  model.box([0, -0.3, 0], [9, 0.28, 9], { tone: 0.8 });
  model.box([0, -0.06, 0], [8, 0.06, 8], {
    tone: 1.05,
    paint: ({ x, z }, mark) => {
      const isDark = (stripe(x, 2) + stripe(z, 2)) % 2 === 1;
      mark.part = isDark ? 1 : 2;
      if (isDark) mark.ink = 0.52;
    },
  });
}
