import { ladder } from '../builders/ladder.ts';
import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WOOD: Material = { tone: 0.85, castsShadow: false };
const SHELF = 0.58;
const WIDTH = 1.5;

const bound = (tone: number, height: number): Material => ({
  tone,
  paint: ({ y }, mark) => {
    const band = y / height;
    if ((band > 0.72 && band < 0.78) || (band > 0.14 && band < 0.18)) mark.ink = tone < 0.6 ? 0 : 0.9;
  },
});

/** A row of books between two uprights, from the left; the last leans on its neighbour. */
function row(model: Model, seed: number): void {
  const random = randomFrom(seed);
  let x = -WIDTH / 2 + 0.06;
  const end = WIDTH / 2 - 0.16 - random() * 0.3;
  while (x < end) {
    const width = 0.055 + random() * 0.065;
    const height = 0.32 + random() * 0.16;
    const tone = [1.15, 1.05, 0.75, 0.35][Math.floor(random() * 4)] ?? 1;
    model.box([x + width / 2, 0, 0.02], [width, height, 0.26], bound(tone, height));
    x += width;
  }
  model.box([x + 0.14, 0, 0.02], [0.07, 0.4, 0.26], bound(1.1, 0.4), { roll: 16 });
}

function bay(model: Model, seed: number): void {
  model.box([0, 0, -0.2], [WIDTH, 3.3, 0.04], { tone: 0.75 });
  for (const x of [-WIDTH / 2, WIDTH / 2]) model.box([x, 0, 0], [0.08, 3.3, 0.44], WOOD);
  for (let shelf = 0; shelf <= 5; shelf++) {
    model.box([0, 0.28 + shelf * SHELF, 0], [WIDTH, 0.05, 0.42], WOOD);
    if (shelf < 5 && !(seed === 2 && shelf === 2))
      row(model.at([0, 0.33 + shelf * SHELF, 0]), seed * 10 + shelf);
  }
  model.box([0, 0, 0], [WIDTH, 0.28, 0.46], WOOD);
  model.box([0, 3.26, 0], [WIDTH + 0.2, 0.14, 0.56], WOOD);
}

/** The middle shelf: a globe, a lying pile and the one purple set. */
function display(model: Model): void {
  model.cylinder([-0.45, 0, 0], 0.1, 0.03, INK);
  model.rod([-0.45, 0, 0], [-0.45, 0.12, 0], 0.02, INK);
  model.sphere([-0.45, 0.26, 0], 0.15, {
    hatch: ({ y }) => y,
    paint: ({ x, y }, mark) => {
      mark.part =
        1 + (Math.floor(Math.atan2(x, Math.sqrt(Math.max(0, 0.0226 - x * x - y * y))) * 2.4 + 9) % 2);
    },
  });
  for (let volume = 0; volume < 5; volume++)
    model.box([-0.1 + volume * 0.095, 0, 0.02], [0.092, 0.42, 0.27], ACCENT);
  for (let pile = 0; pile < 3; pile++)
    model.box(
      [0.53, pile * 0.07, 0.02],
      [0.32 - pile * 0.04, 0.065, 0.26],
      { tone: [0.4, 1.1, 0.8][pile] ?? 1 },
      { turn: pile * 6 },
    );
}

export const scene: Scene = {
  subject: 'A reader at a tall bookshelf with a ladder',
  camera: perspective({ eye: [-1.4, 1.9, 8.2], target: [0.1, 1.62, 0], fieldOfView: 28 }),
  light: { from: [-0.55, 0.8, 0.8], ambient: 0.5, exposure: 1.22, corners: 0.3, cornerInk: 0.15 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { tone: 1.08 });
    model.box([0, 0, -0.4], [60, 9, 0.2], { tone: 1.12 });
    model.box([0, 0, -0.26], [60, 0.2, 0.08]);
    for (const seed of [1, 2, 3]) bay(model.at([(seed - 2) * (WIDTH + 0.04), 0, 0]), seed);
    display(model.at([0, 0.33 + 2 * SHELF, 0]));
    model.box([0, 0, 1.1], [40, 0.006, 0.08], ACCENT);
    ladder(model, [1.5, 0, 1], [1.5, 3.1, 0.26], 'x', { width: 0.46, material: { tone: 1 } });
    person(model, [-1.35, 0, 0.85], {
      turn: 150,
      clothes: { tone: 0.4 },
      hair: 'long',
      rightArm: { elbow: [0.36, 1.5, 0.2], hand: [0.28, 1.75, 0.36] },
    });
  },
};
