import { capsule, carve, ellipsoid, join } from '../kit/distance.ts';
import type { Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Vector } from '../kit/vector.ts';

/** Where an elbow and a hand are; x counts outwards from the body, y from the ground, z forwards; a person is 1.75 tall. */
export interface Arm {
  readonly elbow: Vector;
  readonly hand: Vector;
}

export interface PersonLook {
  /** Degrees; 0 faces the viewer, 90 the right, 180 away. */
  readonly turn?: number;
  readonly scale?: number;
  readonly pose?: 'standing' | 'walking' | 'sitting';
  readonly clothes?: Material;
  /** Tone of the face: 0.95 light, 0.6 dark. */
  readonly skin?: number;
  readonly hair?: 'short' | 'long' | 'none';
  readonly hairInk?: number;
  readonly leftArm?: Arm;
  readonly rightArm?: Arm;
}

export const ARMS_DOWN: Arm = { elbow: [0.26, 1.06, 0.02], hand: [0.25, 0.82, 0.12] };
export const ARMS_FORWARD: Arm = { elbow: [0.3, 1.08, 0.16], hand: [0.16, 1.08, 0.46] };
export const ARMS_UP: Arm = { elbow: [0.34, 1.5, 0.12], hand: [0.3, 1.8, 0.2] };
export const ARMS_ON_TABLE: Arm = { elbow: [0.3, 1.05, 0.18], hand: [0.14, 0.98, 0.46] };

function body(look: PersonLook): (x: number, y: number, z: number) => number {
  const { pose = 'standing', leftArm = ARMS_DOWN, rightArm = ARMS_DOWN } = look;
  return (x, y, z) => {
    const side = Math.abs(x);
    const { elbow, hand } = x > 0 ? rightArm : leftArm;
    let gap = capsule(x, y, z, 0, 0.95, 0, 0, 1.34, -0.01, 0.15, 0.185);
    gap = join(gap, capsule(side, y, z, 0.08, 1.38, 0, 0.2, 1.35, 0, 0.085), 0.1);
    gap = join(gap, capsule(side, y, z, 0.22, 1.35, 0, elbow[0], elbow[1], elbow[2], 0.06, 0.05), 0.05);
    gap = join(
      gap,
      capsule(side, y, z, elbow[0], elbow[1], elbow[2], hand[0], hand[1], hand[2], 0.05, 0.04),
      0.03,
    );
    if (pose === 'sitting') {
      gap = join(gap, capsule(side, y, z, 0.1, 0.88, 0.02, 0.13, 0.84, 0.42, 0.1, 0.08), 0.05);
      gap = join(gap, capsule(side, y, z, 0.13, 0.84, 0.42, 0.13, 0.45, 0.4, 0.075, 0.05), 0.03);
      return join(gap, capsule(side, y, z, 0.13, 0.43, 0.4, 0.13, 0.42, 0.52, 0.05), 0.03) * 0.9;
    }
    const stride = pose === 'walking' ? (x > 0 ? 0.18 : -0.18) : 0;
    gap = join(gap, capsule(side, y, z, 0.085, 0.9, 0, 0.1, 0.08, stride, 0.1, 0.06), 0.05);
    return join(gap, capsule(side, y, z, 0.1, 0.05, stride, 0.1, 0.03, stride + 0.12, 0.05), 0.03) * 0.9;
  };
}

const head = (x: number, y: number, z: number): number => {
  let gap = ellipsoid(x, y, z, 0, 1.63, 0.03, 0.095, 0.13, 0.115);
  gap = join(gap, capsule(x, y, z, 0, 1.4, 0, 0, 1.55, 0.01, 0.05), 0.03);
  return join(gap, ellipsoid(x, y, z, 0, 1.62, 0.15, 0.018, 0.03, 0.025), 0.03) * 0.9;
};

const hairOf =
  (isLong: boolean) =>
  (x: number, y: number, z: number): number => {
    let gap = ellipsoid(x, y, z, 0, 1.665, -0.005, 0.108, 0.125, 0.125);
    gap = carve(gap, (z - 0.02) * 0.7 - (y - 1.66), 0.03);
    if (isLong) gap = join(gap, ellipsoid(x, y, z, 0, 1.55, -0.07, 0.1, 0.15, 0.07), 0.05);
    return gap * 0.9;
  };

/** A figure for scale, standing on a point. Add objects to its hands through the returned model, in the figure's own axes. */
export function person(model: Model, foot: Vector, look: PersonLook = {}): Model {
  const { turn = 0, scale = 1, clothes = {}, skin = 0.95, hair = 'short', hairInk = 0.9 } = look;
  const own = model.at(foot, { turn, scale });
  own.field(body(look), [-0.7, 0, -0.7], [0.7, 2, 0.75], {
    tone: 0.5,
    hatch: ({ y }) => y,
    pitch: 0.75,
    ...clothes,
  });
  own.field(head, [-0.3, 1.35, -0.3], [0.3, 1.85, 0.3], { tone: skin, hatch: ({ y }) => y, pitch: 0.7 });
  if (hair !== 'none')
    own.field(hairOf(hair === 'long'), [-0.3, 1.3, -0.3], [0.3, 1.85, 0.3], { tone: 0.1, ink: hairInk });
  return own;
}
