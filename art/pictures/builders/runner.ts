import { capsule, carve, ellipsoid, join } from '../kit/distance.ts';
import { INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Vector } from '../kit/vector.ts';

/** Joints of a limb, from the shoulder or the hip outwards. */
type Limb = readonly [middle: Vector, end: Vector];

export interface Stride {
  readonly leftArm: Limb;
  readonly rightArm: Limb;
  readonly leftLeg: Limb;
  readonly rightLeg: Limb;
}

export interface RunnerLook {
  readonly skin?: number;
  readonly shirt?: Material;
  /** Tone of the shorts. */
  readonly shorts?: number;
}

const HIP = 0.95;
const CHEST: Vector = [0.14, 1.36, 0];

/** A runner seen from the side, leaning towards x; z counts towards the viewer, who sees the right arm and leg in front. */
export function runner(model: Model, foot: Vector, stride: Stride, look: RunnerLook = {}): void {
  const { skin = 0.95, shirt = {}, shorts = 0.3 } = look;
  const own = model.at(foot);
  const group = own.newGroup();
  const flesh: Material = { tone: skin, hatch: ({ y }) => y, pitch: 0.75, group };
  const legs = [
    [stride.leftLeg, -0.11],
    [stride.rightLeg, 0.11],
  ] as const;
  for (const [[knee, ankle], side] of legs) {
    const z = (point: Vector): number => side + point[2];
    own.field(
      (x, y, depth) => {
        const thigh = capsule(x, y, depth, 0, HIP, side * 0.8, knee[0], knee[1], z(knee), 0.125, 0.075);
        const calf = capsule(
          x,
          y,
          depth,
          knee[0],
          knee[1],
          z(knee),
          ankle[0],
          ankle[1],
          z(ankle),
          0.08,
          0.045,
        );
        return join(thigh, calf, 0.04) * 0.9;
      },
      [-1, -0.2, side - 0.25],
      [1, 1.1, side + 0.25],
      {
        ...flesh,
        paint: ({ x, y }, mark) => {
          if (Math.hypot(x, y - HIP) > 0.27) return;
          mark.part = 1;
          mark.tone = shorts;
        },
      },
    );
    const toe: Vector = [
      ankle[0] - (ankle[1] - knee[1]) * 0.34,
      ankle[1] + (ankle[0] - knee[0]) * 0.34 - 0.04,
      z(ankle),
    ];
    own.tube([[ankle[0], ankle[1], z(ankle)], toe], 0.062, INK);
  }
  own.field(
    (x, y, z) => {
      const waist = capsule(x, y, z, 0.01, 1.02, 0, CHEST[0], CHEST[1] - 0.02, 0, 0.135, 0.16);
      return (
        join(waist, capsule(x, y, z, CHEST[0], CHEST[1], -0.15, CHEST[0], CHEST[1], 0.15, 0.1), 0.12) * 0.9
      );
    },
    [-0.3, 0.8, -0.4],
    [0.5, 1.6, 0.4],
    { hatch: ({ y }) => y, pitch: 0.8, ...shirt },
  );
  const arms = [
    [stride.leftArm, -0.22],
    [stride.rightArm, 0.22],
  ] as const;
  for (const [[elbow, hand], side] of arms) {
    own.tube(
      [
        [CHEST[0], CHEST[1] + 0.02, side],
        [elbow[0], elbow[1], side + elbow[2]],
        [hand[0], hand[1], side + hand[2]],
      ],
      0.052,
      flesh,
    );
    own.sphere([hand[0], hand[1], side + hand[2]], 0.068, flesh);
  }
  own.field(
    (x, y, z) => {
      const skull = ellipsoid(x, y, z, 0.27, 1.66, 0, 0.12, 0.135, 0.1);
      const neck = capsule(x, y, z, 0.16, 1.42, 0, 0.24, 1.6, 0, 0.055);
      return join(join(skull, neck, 0.04), ellipsoid(x, y, z, 0.385, 1.645, 0, 0.03, 0.03, 0.02), 0.03) * 0.9;
    },
    [0, 1.35, -0.2],
    [0.5, 1.85, 0.2],
    flesh,
  );
  own.field(
    (x, y, z) =>
      carve(ellipsoid(x, y, z, 0.245, 1.69, 0, 0.13, 0.13, 0.112), (x - 0.27) * 0.8 - (y - 1.69), 0.03) * 0.9,
    [0, 1.5, -0.2],
    [0.5, 1.9, 0.2],
    { ink: 0.92 },
  );
}
