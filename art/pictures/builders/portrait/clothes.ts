import { capsule, carve, ellipsoid, join } from '../../kit/distance.ts';
import type { Material } from '../../kit/material.ts';
import type { Model } from '../../kit/model.ts';
import { fraction } from '../../kit/numbers.ts';
import type { Distance } from '../../kit/solids/field.ts';

export interface Build {
  /** Breadth of the shoulders. */
  readonly shoulders?: number;
  readonly neck?: number;
  /** Tone of the skin where an open neck shows it. */
  readonly skin?: number;
}

const trunk =
  (shoulders: number): Distance =>
  (x, y, z) => {
    const side = Math.abs(x) / shoulders;
    let gap = ellipsoid(side, y, z, 0, -2.62, -0.38, 1.02, 0.8, 0.62);
    gap = join(gap, ellipsoid(side, y, z, 1.12, -2.5, -0.42, 0.52, 0.5, 0.48), 0.42);
    return join(gap, capsule(side, y, z, 0.3, -1.72, -0.4, 1.1, -2.16, -0.42, 0.24), 0.3);
  };

const LOW = [-2, -3.4, -1.2] as const;
const HIGH = [2, -1, 0.7] as const;

/** Distance outside the opening of a garment: a V whose point is at `point`. */
const opening = (x: number, y: number, point: number): number => Math.abs(x) - (0.08 + (y - point) * 0.5);

/** Jacket, shirt with a soft collar, and a tie if wanted. */
export function suit(
  model: Model,
  coat: Material,
  tie?: Material,
  { shoulders = 1, neck = 1 }: Build = {},
): void {
  const body = trunk(shoulders);
  model.field(
    (x, y, z) => {
      const gap = body(x, y, z) - 0.035;
      return z > -0.3 ? carve(gap, -opening(x, y, -2.95) * 0.8, 0.04) : gap;
    },
    LOW,
    HIGH,
    {
      tone: 0.36,
      spacing: 0.05,
      hatch: ({ x, y }) => x * 0.5 + y,
      crossHatch: ({ x, y }) => x - y * 0.4,
      paint: ({ x, y, z }, mark) => {
        const lapel = 0.32 - Math.max(0, y + 2.1) * 0.5;
        if (z > -0.3 && opening(x, y, -2.95) < lapel && y < -1.72) {
          mark.part = 1;
          mark.tone *= 1.35;
        }
      },
      ...coat,
    },
    0.8,
  );
  model.field(body, LOW, HIGH, {
    tone: 1,
    spacing: 0.09,
    hatch: ({ y }) => y,
    paint: ({ x, y, z }, mark) => {
      const half = 0.1 + (y < -2.1 ? (-2.1 - y) * 0.08 : 0) - (y < -2 && y > -2.12 ? 0.03 : 0);
      if (!tie || z < 0 || Math.abs(x) > half || y > -1.84) return;
      mark.part = 2 + (tie.accent ? 0 : 1);
      mark.tone = tie.tone ?? 0.8;
      mark.accent = tie.accent ?? 0;
      if (y > -2.06) mark.part = 8;
    },
  });
  collar(model, neck);
}

/** Two soft points that follow the neck and fall onto the shirt. */
function collar(model: Model, neck: number): void {
  model.field(
    (x, y, z) => {
      const radius = Math.hypot(x, z + 0.32);
      const skin = Math.abs(radius - (0.5 * neck + (-1.6 - y) * 0.3)) - 0.022;
      const front = z > 0 ? Math.max(0, 1 - Math.abs(Math.abs(x) - 0.24) / 0.26) * 0.16 : 0;
      const upper = y + 1.5 + z * 0.3;
      const lower = -(y + 1.76 + z * 0.3 + front);
      const gap = Math.max(skin, upper, lower);
      return z > -0.1 ? carve(gap, -(Math.abs(x) - (0.02 + (-1.5 - y) * 0.34)) * 0.8, 0.03) : gap;
    },
    [-0.95, -2.2, -1.1],
    [0.95, -1.15, 0.6],
    { tone: 1.05, spacing: 0.09, hatch: ({ y }) => y },
    0.55,
  );
}

/** A pullover with a rolled or a round neck. */
export function pullover(
  model: Model,
  wool: Material,
  neckline: 'roll' | 'round',
  { shoulders = 1, neck = 1 }: Build = {},
): void {
  const body = trunk(shoulders);
  const height = neckline === 'roll' ? 0.3 : 0.07;
  model.field(
    (x, y, z) => {
      const gap = body(x, y, z) - 0.03;
      const ring = Math.max(
        Math.abs(Math.hypot(x, z + 0.3) - 0.5 * neck) - 0.07,
        Math.abs(y + 1.66 + z * 0.3) - height,
      );
      return join(gap, ring - 0.03, 0.1);
    },
    LOW,
    HIGH,
    {
      tone: 0.6,
      spacing: neckline === 'roll' ? 0.075 : 0.06,
      hatch: ({ x, y, z }) => (neckline === 'roll' ? Math.atan2(x, z + 0.4) : y + x * 0.3),
      crossHatch: ({ x, y }) => x - y * 0.4,
      ...wool,
    },
    0.75,
  );
}

/** A blouse or open shirt: cloth with a V neck and a soft edge. */
export function openNeck(
  model: Model,
  cloth: Material,
  point: number,
  { shoulders = 1, neck = 1, skin = 0.95 }: Build = {},
): void {
  const body = trunk(shoulders);
  model.field(
    (x, y, z) => {
      const gap = body(x, y, z) - 0.03;
      return z > -0.3 ? carve(gap, -opening(x, y, point) * 0.8, 0.05) : gap;
    },
    LOW,
    HIGH,
    {
      tone: 0.95,
      spacing: 0.07,
      hatch: ({ x, y }) => y - Math.abs(x) * 0.5,
      paint: ({ x, y, z }, mark) => {
        if (z > -0.3 && opening(x, y, point) < 0.09) mark.part = 1;
      },
      ...cloth,
    },
    0.8,
  );
  model.field(
    (x, y, z) => join(body(x, y, z) + 0.02, capsule(x, y, z, 0, -1.3, -0.3, 0, -2, -0.34, 0.4 * neck), 0.24),
    LOW,
    HIGH,
    { tone: skin, spacing: 0.036, hatch: ({ y, z }) => y + 0.22 * z, group: 1 },
  );
}

/** A string of beads around the neck. */
export function beads(model: Model, material: Material): void {
  for (let bead = -9; bead <= 9; bead++) {
    const angle = bead * 0.165;
    const x = Math.sin(angle) * 0.66;
    const z = Math.cos(angle) * 0.62 - 0.3;
    model.sphere([x, -1.93 + 0.28 * (1 - Math.cos(angle)) + 0.02 * fraction(bead / 2), z], 0.068, material);
  }
}
