import { roundedBox } from '../kit/distance.ts';
import type { Model } from '../kit/model.ts';
import { fraction, radians } from '../kit/numbers.ts';
import type { Distance } from '../kit/solids/field.ts';

const SLIT = radians(17);

/** A hollow half sphere with a slit. */
const dome: Distance = (x, y, z) => {
  let gap = Math.abs(Math.hypot(x, y, z) - 2.95) - 0.06;
  gap = Math.max(gap, -y);
  const across = x * Math.cos(SLIT) - z * Math.sin(SLIT);
  const along = x * Math.sin(SLIT) + z * Math.cos(SLIT);
  return Math.max(gap, -roundedBox(across, y - 2.2, along - 1.4, 0.62, 2, 2, 0.02));
};

/** A round observatory, some 7 across and 5.4 high, its telescope raised to the upper right. */
export function observatory(model: Model): void {
  model.cylinder([0, 0, 0], 3.1, 2.2, {
    hatch: ({ y }) => y,
    paint: ({ x, y, z, ny }, mark) => {
      const window = fraction((Math.atan2(z, x) / (Math.PI * 2)) * 16);
      if (Math.abs(ny) < 0.3 && window < 0.34 && y > 0.6 && y < 1.6) {
        mark.part = 1;
        mark.accent = 1;
        mark.ink = 0;
      }
    },
  });
  model.cylinder([0, 2.2, 0], 3.3, 0.22);
  model
    .at([0, 2.4, 0])
    .field(
      dome,
      [-3.1, -0.1, -3.1],
      [3.1, 3.1, 3.1],
      { spacing: 0.05, hatch: ({ x, z }) => Math.atan2(x, z) * 1.2, crossHatch: ({ y }) => y },
      0.8,
    );
  model.rod([0.1, 3, 0.4], [1, 5.9, 3.1], 0.3, { hatch: ({ y }) => y });
  model.rod([0.98, 5.8, 3.05], [1.1, 6.2, 3.4], 0.42, { accent: 1 });
}
