import { isNear } from '../builders/chalk.ts';
import { meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { INK, type Material, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

/** How far a spot of the film is from the middle of a bone. */
type Bones = (x: number, y: number) => boolean;

/** A chest: spine, ribs and collar bones, on a film 1 wide and 1.2 high. */
const chest: Bones = (x, y) => {
  const side = Math.abs(x);
  if (side < 0.045) return y > 0.06 && y < 1.14 && fraction(y / 0.075) < 0.72;
  if (isNear(side, y, [0.06, 0.98], [0.4, 1.05], 0.02)) return true;
  for (let rib = 0; rib < 8; rib++) {
    const reach = 0.25 + Math.sin((rib + 1.4) * 0.36) * 0.17;
    const share = (side - 0.05) / (reach - 0.05);
    if (share > 1.03) continue;
    const middle = 0.99 - rib * 0.095 + 0.045 * Math.sin(share * 2.4) - 0.17 * share ** 3;
    if (Math.abs(y - middle) < 0.017) return true;
  }
  return false;
};

const FINGERS = [
  [-0.27, 0.62, -0.4, 0.8],
  [-0.13, 0.78, -0.2, 1.08],
  [0, 0.8, 0, 1.13],
  [0.11, 0.78, 0.17, 1.07],
  [0.21, 0.7, 0.31, 0.94],
] as const;

/** A hand, fingers up, on a film of the same size. */
const hand: Bones = (x, y) => {
  if (isNear(x, y, [-0.06, 0.04], [-0.06, 0.24], 0.05)) return true;
  if (isNear(x, y, [0.08, 0.04], [0.07, 0.23], 0.035)) return true;
  if (Math.hypot(x / 0.15, (y - 0.34) / 0.075) < 1)
    return fraction(x / 0.1) > 0.14 && Math.abs(y - 0.34) > 0.01;
  for (const [rootX, rootY, tipX, tipY] of FINGERS) {
    const knuckle = [rootX, rootY] as const;
    if (isNear(x, y, [rootX * 0.42, 0.45], [rootX * 0.95, rootY - 0.03], 0.022)) return true;
    const along = (share: number): readonly [number, number] => [
      knuckle[0] + (tipX - rootX) * share,
      knuckle[1] + (tipY - rootY) * share,
    ];
    if (isNear(x, y, along(0.1), along(0.42), 0.022)) return true;
    if (isNear(x, y, along(0.56), along(0.76), 0.019)) return true;
    if (isNear(x, y, along(0.9), along(1), 0.016)) return true;
  }
  return false;
};

/** A knee: thigh bone, knee cap, shin and calf bones. */
const leg: Bones = (x, y) =>
  isNear(x, y, [0.02, 1.16], [0.03, 0.74], 0.07) ||
  isNear(x, y, [-0.06, 0.68], [0.12, 0.68], 0.075) ||
  isNear(x, y, [-0.08, 0.5], [0.13, 0.5], 0.05) ||
  isNear(x, y, [0.04, 0.46], [0.03, 0.04], 0.06) ||
  isNear(x, y, [-0.17, 0.44], [-0.14, 0.04], 0.03);

/** A film whose bones are bare; `isPurple` prints the ground in the second ink. */
const film =
  (bones: Bones, isPurple: boolean): Paint =>
  ({ x, y, nz }, mark) => {
    if (nz < 0.5) return;
    const isBone = bones(x, y);
    mark.part = isBone ? 1 : 2;
    mark.ink = isBone || isPurple ? 0 : 0.93;
    mark.accent = !isBone && isPurple ? 1 : 0;
  };

const WALL: Material = { tone: 1.06 };

function lightBox(model: Model): void {
  model.box([0, 0, 0], [3.7, 1.62, 0.22], { tone: 0.6 });
  model.box([0, 0.12, 0.08], [3.5, 1.38, 0.16], { ink: 0 });
  model.box([0, 0.04, 0.12], [3.6, 0.05, 0.14], { tone: 0.3 });
  for (const [x, bones, isPurple] of [
    [-1.16, leg, false],
    [0, hand, true],
    [1.16, chest, false],
  ] as const)
    model.box([x, 0.2, 0.17], [1, 1.2, 0.02], { paint: film(bones, isPurple), hasSeams: false });
  for (const x of [-0.58, 0.58]) model.box([x, 0.12, 0.17], [0.02, 1.38, 0.02], INK);
}

function trolley(model: Model): void {
  for (const y of [0.3, 0.78]) model.box([0, y, 0], [0.8, 0.03, 0.5], { tone: 0.95 });
  for (const x of [-0.38, 0.38])
    for (const z of [-0.22, 0.22]) {
      model.cylinder([x, 0.08, z], 0.016, 0.85, INK);
      model.cylinder([x, 0.06, z], 0.06, 0.04, INK, 'x');
    }
  for (let sheet = 0; sheet < 5; sheet++)
    model.box(
      [-0.08, 0.81 + sheet * 0.014, 0],
      [0.5, 0.012, 0.38],
      { tone: sheet % 2 ? 0.5 : 1 },
      { turn: sheet * 3 },
    );
}

export const scene: Scene = {
  subject: 'Two doctors before X-ray films on a light box',
  camera: perspective({ eye: [1.2, 1.62, 6], target: [0.05, 1.36, -1], fieldOfView: 34.5 }),
  light: { from: [0.35, 0.9, 0.9], ambient: 0.52, exposure: 1.22, shadow: 0.5, corners: 0.7 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { tone: 1.08, paint: tiles({ across: 0.8 }) });
    meridian(model, 0.55, 0.09);
    model.box([0, 0, -1.4], [40, 9, 0.2], WALL);
    model.box([0, 0, -1.28], [40, 0.16, 0.04], { tone: 0.5 });
    lightBox(model.at([0, 1.08, -1.18]));
    trolley(model.at([-2.15, 0, -0.7]));
    person(model, [-1.05, 0, 0], {
      turn: 160,
      clothes: { tone: 1.05 },
      hair: 'long',
      rightArm: { elbow: [0.34, 1.3, 0.26], hand: [0.42, 1.56, 0.55] },
    });
    person(model, [1.95, 0, -0.1], { turn: 215, clothes: { tone: 0.4 }, skin: 0.6 });
  },
};
