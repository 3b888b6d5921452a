import { capsule, carve, ellipsoid, join } from '../../kit/distance.ts';
import type { Distance } from '../../kit/solids/field.ts';
import type { Face } from './face.ts';

/*
 * Head units: the eyes are at height 0, the crown at 1.15 and the chin at about -1.15; the face looks along z. Everything
 * is symmetrical, so distances are taken on one side.
 */

export const EYE = { x: 0.3, y: 0, z: 0.665, radius: 0.152 } as const;

/** Where the lips meet, and half their width. */
export const mouthOf = ({
  length = 0,
  lips = {},
}: Face): { readonly y: number; readonly half: number; readonly lift: number } => ({
  y: -0.68 - length * 0.6,
  half: 0.225 * (lips.width ?? 1),
  lift: (lips.smile ?? 0) * 0.07,
});

function skull(face: Face): Distance {
  const { jaw = 1, chin = 1, length = 0, cheeks = 0.4, cheekbones = 1, brow = 1 } = face;
  const down = length;
  return (side, y, z) => {
    let gap = ellipsoid(side, y, z, 0, 0.36, -0.16, 0.75, 0.78, 0.93);
    gap = join(gap, ellipsoid(side, y, z, 0, -0.22, 0.22, 0.6, 0.72 + down * 0.5, 0.62), 0.3);
    gap = join(gap, ellipsoid(side, y, z, 0.33 * jaw, -0.66 - down * 0.5, 0.08, 0.24, 0.34, 0.4), 0.3);
    gap = join(gap, ellipsoid(side, y, z, 0, -0.97 - down, 0.58, 0.21 * chin, 0.17, 0.2), 0.26);
    gap = join(gap, ellipsoid(side, y, z, 0.43, -0.2, 0.5, 0.17 * cheekbones, 0.14, 0.2), 0.22);
    gap = join(
      gap,
      ellipsoid(side, y, z, 0.36, -0.46 - down * 0.3, 0.54, 0.1 + 0.16 * cheeks, 0.2, 0.1 + 0.17 * cheeks),
      0.24,
    );
    gap = join(gap, capsule(side, y, z, 0.08, 0.2, 0.82, 0.42, 0.2, 0.68, 0.075 * brow + 0.01), 0.14);
    gap = carve(gap, -ellipsoid(side, y, z, 0.3, 0.01, 0.95, 0.2, 0.13, 0.19), 0.16);
    const hollow = 0.14 - 0.12 * cheeks;
    return hollow > 0.03 ? carve(gap, -ellipsoid(side, y, z, 0.4, -0.52, 0.86, hollow, 0.22, 0.1), 0.2) : gap;
  };
}

function nose({ nose: { width = 1, length = 1, bridge = 1 } = {} }: Face): Distance {
  const tip = -0.32 * length;
  return (side, y, z) => {
    let gap = capsule(side, y, z, 0, 0.12, 0.77 + 0.03 * bridge, 0, tip, 0.98, 0.055, 0.08 * width);
    gap = join(gap, ellipsoid(side, y, z, 0, tip - 0.02, 0.99, 0.1 * width, 0.085, 0.11), 0.08);
    gap = join(gap, ellipsoid(side, y, z, 0.12 * width, tip - 0.045, 0.875, 0.075 * width, 0.065, 0.1), 0.07);
    return gap;
  };
}

function mouth(face: Face): Distance {
  const { fullness = 1 } = face.lips ?? {};
  const { y: level, half, lift } = mouthOf(face);
  return (side, y, z) => {
    const raised = y - lift * Math.min(1.1, (side / half) ** 2);
    let gap = ellipsoid(side, y, z, 0, level + 0.02, 0.66, 0.27, 0.2, 0.2);
    gap = join(
      gap,
      ellipsoid(side, raised, z, 0.07, level + 0.055, 0.85, half * 0.7, 0.042 * fullness, 0.07),
      0.05,
    );
    gap = join(
      gap,
      ellipsoid(side, raised, z, 0, level - 0.055, 0.83, half * 0.76, 0.052 * fullness, 0.08),
      0.05,
    );
    gap = carve(gap, -capsule(side, raised, z, 0, level, 0.93, half, level + 0.01, 0.8, 0.014), 0.03);
    return gap;
  };
}

const ear: Distance = (side, y, z) => {
  const lean = z + y * 0.18;
  const shell = ellipsoid(side, y, lean, 0.77, -0.06, -0.08, 0.09, 0.27, 0.17);
  return carve(shell, -ellipsoid(side, y, lean, 0.87, -0.04, -0.05, 0.06, 0.18, 0.1), 0.06);
};

/** An eyeball between two lids. */
function eye({ eyes: { open = 1, slant = 0, spacing = 1 } = {} }: Face): {
  readonly ball: Distance;
  readonly lids: Distance;
} {
  const at = EYE.x * spacing;
  const ball: Distance = (side, y, z) =>
    Math.sqrt((side - at) ** 2 + (y - EYE.y) ** 2 + (z - EYE.z) ** 2) - EYE.radius;
  const lids: Distance = (side, y, z) => {
    const x = side - at;
    const level = y - EYE.y - slant * (x / 0.13);
    const above = level - (0.05 - 0.9 * x * x) * open;
    const below = -(level + (0.05 - 0.6 * x * x) * open);
    const shell = Math.sqrt(x * x + (y - EYE.y) ** 2 + (z - EYE.z) ** 2) - 0.174;
    // Only the part of the shell outside the opening is lid.
    return carve(shell, Math.min(-above, -below) > 0 ? -Math.max(above, below) * 0.9 : -1, 0.012);
  };
  return { ball, lids };
}

/** The head and the neck under it. */
export function anatomy(face: Face): Distance {
  const { width = 1, neck = 1 } = face;
  const parts = { skull: skull(face), nose: nose(face), mouth: mouth(face), ...eye(face) };
  const { y: level } = mouthOf(face);
  const tip = -0.32 * (face.nose?.length ?? 1);
  const nostril = 0.06 * (face.nose?.width ?? 1);
  return (x, y, z) => {
    const side = Math.abs(x) / width;
    let gap = parts.skull(side, y, z);
    if (z > 0.3) {
      gap = join(gap, parts.nose(side, y, z), 0.1);
      gap = carve(gap, -ellipsoid(side, y, z, nostril, tip - 0.115, 0.95, 0.035, 0.03, 0.06), 0.03);
      gap = join(gap, parts.mouth(side, y, z), 0.06);
      gap = carve(gap, -ellipsoid(side, y, z, 0, level - 0.15, 0.9, 0.16, 0.05, 0.07), 0.08);
    }
    gap = join(gap, ear(side, y, z), 0.08);
    if (z > 0.3) {
      gap = join(gap, parts.lids(side, y, z), 0.045);
      gap = Math.min(gap, parts.ball(side, y, z));
    }
    const throat = capsule(x, y, z, 0, -0.6, -0.22, 0, -1.7, -0.32, 0.4 * neck, 0.45 * neck);
    // The head turns with its neck; what lies lower belongs to the body.
    return Math.max(join(gap * 0.92, throat, 0.14), -1.95 - y);
  };
}
