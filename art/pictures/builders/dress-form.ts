import { capsule, ellipsoid, join } from '../kit/distance.ts';
import { INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Distance } from '../kit/solids/field.ts';
import type { Vector } from '../kit/vector.ts';

/** A headless, armless torso from hip to neck, its waist at height 0. */
const torso: Distance = (x, y, z) => {
  const side = Math.abs(x);
  let gap = ellipsoid(x, y, z, 0, 0.95, 0, 0.86, 0.72, 0.56);
  gap = join(gap, ellipsoid(x, y, z, 0, 0, 0, 0.6, 0.6, 0.44), 0.5);
  gap = join(gap, ellipsoid(x, y, z, 0, -0.72, 0, 0.84, 0.62, 0.58), 0.55);
  gap = join(gap, ellipsoid(side, y, z, 0.34, 0.82, 0.36, 0.32, 0.32, 0.28), 0.22);
  gap = join(gap, capsule(side, y, z, 0.2, 1.5, -0.02, 0.72, 1.32, -0.04, 0.24, 0.2), 0.3);
  gap = join(gap, capsule(x, y, z, 0, 1.3, -0.05, 0, 2, -0.02, 0.27), 0.2);
  return Math.max(gap, -1.2 - y, y - 2.02) * 0.85;
};

/** How far across the jacket's front edge lies at a height: it opens into a lapel. */
const edge = (y: number): number =>
  y > 0.1 ? 0.06 + (y - 0.1) * 0.24 : 0.06 + Math.max(0, -y - 0.3) ** 2 * 0.3;

/** Half a jacket in the second ink on the viewer's left, basted along its edge; the other half is bare calico. */
export function dressForm(model: Model): void {
  model.field(torso, [-1.1, -1.25, -0.8], [1.1, 2.05, 0.85], {
    tone: 1.04,
    hatch: ({ y }) => y,
    crossHatch: ({ x, z }) => Math.atan2(x, z),
    paint: ({ x, y, z }, mark) => {
      if (z > 0 && Math.abs(x) < 0.012) mark.part = 9;
      if (Math.abs(y) < 0.014 || Math.abs(y - 0.86) < 0.012) mark.part = 9;
      const isJacket = x < -edge(y) && y < 1.46 && y > -1.1;
      if (!isJacket) return;
      const toEdge = -edge(y) - x;
      const isLapel = z > 0 && y > 0.1 && toEdge < 0.34 * Math.min(1, (y - 0.1) / 0.9) && y < 1.2;
      mark.part = isLapel ? 2 : 1;
      mark.accent = 1;
      const isBasting = z > 0 && Math.abs(toEdge - 0.1) < 0.018 && fraction(y / 0.14) < 0.6;
      const isDart =
        z > 0 && Math.abs(x + 0.46 - y * 0.04) < 0.014 && y < 0.6 && y > -0.7 && fraction(y / 0.14) < 0.6;
      if (isBasting || isDart) {
        mark.accent = 0;
        mark.ink = 0;
      }
    },
  });
  // One sleeve, hanging.
  model.field(
    (x, y, z) =>
      Math.max(
        join(
          capsule(x, y, z, -0.86, 1.24, -0.04, -1.12, 0.2, 0, 0.27, 0.22),
          capsule(x, y, z, -1.12, 0.2, 0, -1.1, -0.8, 0.2, 0.22, 0.17),
          0.06,
        ),
        -0.72 - y,
      ),
    [-1.45, -0.75, -0.4],
    [-0.55, 1.55, 0.5],
    { accent: 1, hatch: ({ y }) => y },
  );
  model.cylinder([0, 2.02, -0.03], 0.25, 0.08, { tone: 0.6 });
  model.turned(
    [0, 2.1, -0.03],
    [
      [0.08, 0],
      [0.14, 0.12],
      [0.05, 0.24],
      [0.01, 0.28],
    ],
    { tone: 0.5 },
  );
  model.cylinder([0, -2.7, 0], 0.075, 1.6, INK);
  model.turned(
    [0, -2.35, 0],
    [
      [0.1, 0],
      [0.16, 0.1],
      [0.1, 0.2],
    ],
    { tone: 0.6 },
  );
  for (const turn of [20, 140, 260]) {
    const foot = model.at([0, 0, 0], { turn });
    foot.tube(
      [
        [0, -2.55, 0],
        [0, -2.72, 0.4],
        [0, -3.16, 0.95],
        [0, -3.16, 1.1],
      ],
      0.06,
      INK,
    );
  }
}

/** The front of the torso at a place, a little outside. */
function surface(x: number, y: number): number {
  let z = 1.1;
  while (z > 0 && torso(x, y, z) > 0.05) z -= 0.01;
  return z + 0.02;
}

/** A measuring tape around the neck, its two ends hanging down the front. */
export function measuringTape(model: Model): void {
  const hanging = (side: number, end: number): Vector[] =>
    Array.from({ length: 18 }, (_, index): Vector => {
      const share = index / 17;
      const y = 1.62 - (1.62 - end) * share;
      const x = side * (0.3 + share * 0.16);
      // Below the bust the tape hangs free.
      const z = y > 0.72 ? surface(x, y) : Math.max(surface(x, y), surface(x, 0.8) - (0.8 - y) * 0.06);
      return [x, y, z];
    });
  const path = [
    ...hanging(1, -1.5).reverse(),
    [0.14, 1.76, -0.3] as const,
    [-0.14, 1.76, -0.3] as const,
    ...hanging(-1, -0.7),
  ];
  const group = model.newGroup();
  for (const [index, from] of path.entries()) {
    const to = path[index + 1];
    if (!to) continue;
    model.plank(from, to, 0.17, 0.03, {
      group,
      takesShadow: false,
      hasSeams: false,
      paint: ({ y }, mark) => {
        mark.ink = fraction((y + index * 0.04) / 0.075) < 0.3 ? 1 : 0;
      },
    });
  }
}
