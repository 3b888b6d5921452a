import { chessBoard, type PieceName, piece } from '../builders/chess.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import { between, type Vector } from '../kit/vector.ts';

const LIGHT: Material = { tone: 1.1 };
const DARK: Material = { tone: 0.34 };

/** Column and row from 0 to 7, row 0 nearest the viewer. */
const GAME: readonly [PieceName, number, number, Material][] = [
  ['rook', 0, 0, LIGHT],
  ['king', 6, 0, LIGHT],
  ['rook', 5, 0, LIGHT],
  ['pawn', 0, 1, LIGHT],
  ['pawn', 1, 1, LIGHT],
  ['pawn', 5, 1, LIGHT],
  ['pawn', 6, 1, LIGHT],
  ['pawn', 7, 2, LIGHT],
  ['knight', 2, 2, LIGHT],
  ['bishop', 2, 3, LIGHT],
  ['pawn', 3, 3, LIGHT],
  ['pawn', 4, 4, DARK],
  ['knight', 5, 5, DARK],
  ['pawn', 1, 5, DARK],
  ['bishop', 1, 6, DARK],
  ['pawn', 0, 6, DARK],
  ['pawn', 2, 6, DARK],
  ['pawn', 6, 6, DARK],
  ['pawn', 7, 6, DARK],
  ['rook', 0, 7, DARK],
  ['king', 6, 7, DARK],
  ['rook', 5, 7, DARK],
  ['queen', 3, 6, DARK],
];

const square = (column: number, row: number): Vector => [column - 3.5, 0, 3.5 - row];

/** A forearm, a wrist and two fingers that hold the piece between them. */
function arm(model: Model, held: Vector): void {
  const wrist: Vector = [held[0], held[1] + 3.1, held[2]];
  const elbow: Vector = [4.2, 6.6, -2.6];
  const shoulder: Vector = [6.6, 1.5, -4.6];
  const level = { hatch: ({ y }: { readonly y: number }) => y };
  model.cylinder([6.6, -0.3, -4.6], 1.3, 0.5);
  model.cylinder([6.6, 0.2, -4.6], 0.95, 0.8, level);
  model.sphere(shoulder, 0.95, level);
  model.rod(shoulder, elbow, 0.46, { tone: 1.05 });
  model.sphere(elbow, 0.74, level);
  model.cylinder([elbow[0], elbow[1], elbow[2] + 0.74], 0.42, 0.3, INK, 'z');
  model.rod(elbow, wrist, 0.36, { tone: 1.05 });
  model.rod(between(elbow, wrist, 0.3), between(elbow, wrist, 0.42), 0.39, INK);
  model.sphere(wrist, 0.48, level);
  model.cylinder([wrist[0], wrist[1] - 0.95, wrist[2]], 0.26, 0.9, level);
  model.box([wrist[0], wrist[1] - 1.2, wrist[2]], [1.1, 0.26, 0.5], INK);
  for (const side of [-1, 1]) {
    model.plank(
      [wrist[0] + side * 0.48, wrist[1] - 1.2, wrist[2]],
      [wrist[0] + side * 0.27, held[1] + 1.15, wrist[2]],
      0.3,
      0.14,
    );
    model.box([wrist[0] + side * 0.24, held[1] + 1, wrist[2]], [0.12, 0.34, 0.3], INK);
  }
}

export const scene: Scene = {
  subject: 'A robot arm playing chess',
  camera: perspective({ eye: [-5.6, 6.9, 12.2], target: [1, 2.35, -0.4], fieldOfView: 40 }),
  light: { from: [-0.5, 1, 0.35], ambient: 0.42, corners: 0.8, shadow: 0.55 },
  draw(model) {
    model.box([0, -0.5, 0], [900, 0.2, 900], { tone: 1.05 });
    model.box([-4.9, -0.3, 0], [0.1, 0.02, 200], { accent: 1, ink: 0 });
    chessBoard(model);
    for (const [name, column, row, material] of GAME) piece(model.at(square(column, row)), name, material);
    const held: Vector = [0.5, 1.25, 0.5];
    piece(model.at(held), 'queen', ACCENT);
    arm(model, held);
  },
};
