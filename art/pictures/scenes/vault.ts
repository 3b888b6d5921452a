import { perspective } from '../kit/camera.ts';
import { capsule } from '../kit/distance.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Distance } from '../kit/solids/field.ts';

const MIDDLE = 2.7;

/** The angle within one of `count` equal sectors, from its middle. */
const sector = (angle: number, count: number): number => {
  const size = (Math.PI * 2) / count;
  return (fraction(angle / size) - 0.5) * size;
};

/** The door around its own axis: plate, step, rim, a handwheel in front and bolts behind. */
const door: Distance = (x, y, z) => {
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  let gap = Math.max(radius - 2.36, Math.abs(z) - 0.2);
  gap = Math.min(gap, Math.max(radius - 2.14, Math.abs(z + 0.3) - 0.22));
  gap = Math.min(gap, Math.max(Math.abs(radius - 1.75) - 0.12, Math.abs(z - 0.2) - 0.09));
  gap = Math.min(gap, Math.max(radius - 0.42, Math.abs(z - 0.35) - 0.25));
  const spoke = sector(angle, 5);
  const along = radius * Math.cos(spoke);
  const aside = radius * Math.sin(spoke);
  gap = Math.min(gap, capsule(along, aside, z, 0, 0, 0.62, 1.05, 0, 0.62, 0.055));
  gap = Math.min(gap, Math.hypot(radius - 1.05, z - 0.62) - 0.075);
  gap = Math.min(gap, Math.hypot(along - 1.05, aside, z - 0.62) - 0.12);
  const bolt = Math.hypot(radius * Math.sin(sector(angle, 12)), z + 0.3) - 0.11;
  return Math.min(gap, Math.max(bolt, Math.abs(radius - 2.25) - 0.3)) * 0.8;
};

function wall(model: Model): void {
  const distance: Distance = (x, y, z) =>
    Math.max(Math.abs(z + 1.4) - 0.5, -(Math.hypot(x, y - MIDDLE) - 2.3)) * 0.95;
  model.field(distance, [-30, 0, -2.1], [30, 14, -0.8], {
    tone: 0.92,
    hatch: ({ x, y }) => (x + y) * 0.7,
    paint: ({ x, y, nz }, mark) => {
      const radius = Math.hypot(x, y - MIDDLE);
      if (nz < 0.7) {
        mark.part = 9;
        mark.tone = 0.75;
      } else if (radius > 2.75) mark.part = 4 + stripe(y / 1.5, 2);
      else {
        mark.part = 2;
        mark.tone = 1.02;
        const rivet = fraction((Math.atan2(y - MIDDLE, x) / (Math.PI * 2)) * 36);
        if (radius > 2.5 && radius < 2.62 && rivet < 0.3) {
          mark.part = 3;
          mark.ink = 1;
        }
      }
    },
  });
}

/** The room behind, lined with deposit boxes. */
function room(model: Model): void {
  model.box([0, 0, -9], [9, 6, 0.2], {
    paint: ({ x, y }, mark) => {
      const column = Math.floor((x + 20) / 0.7);
      const row = Math.floor(y / 0.5);
      mark.part = 1 + ((column + row) % 2);
      if ((column * 5 + row * 11) % 17 === 0) mark.accent = 1;
    },
  });
  for (const x of [-3, 3])
    model.box([x, 0, -5.5], [0.2, 6, 7.5], {
      tone: 0.8,
      paint: ({ y, z }, mark) => {
        mark.part = 1 + ((stripe(z / 0.7, 2) + stripe(y / 0.5, 2)) % 2);
      },
    });
}

export const scene: Scene = {
  subject: 'The open round door of a bank vault',
  camera: perspective({ eye: [1.2, 2.6, 13.2], target: [-1.45, 2.6, 0], fieldOfView: 35 }),
  light: { from: [0.55, 0.75, 0.85], exposure: 1.12, shadow: 0.55 },
  draw(model) {
    model.box([0, -0.2, 0], [80, 0.2, 80], {
      paint: ({ x, z }, mark) => {
        const isDark = (stripe(x / 1.4, 2) + stripe(z / 1.4, 2)) % 2 === 1;
        mark.part = isDark ? 2 : 1;
        if (isDark) mark.tone = 0.8;
      },
    });
    wall(model);
    room(model);
    // Hinged at the left of the opening and swung out towards the viewer.
    const leaf = model.at([-2.55, MIDDLE, -0.7], { turn: 52 }).at([-2.3, 0, 0]);
    leaf.field(door, [-2.7, -2.7, -0.6], [2.7, 2.7, 0.8], {
      hatch: ({ x, y }) => Math.hypot(x, y),
      crossHatch: ({ x, y }) => x + y,
      paint: ({ x, y, z }, mark) => {
        const radius = Math.hypot(x, y);
        if (z > 0.15 && z < 0.25 && radius < 1.55 && radius > 0.5) {
          mark.part = 2;
          mark.accent = 1;
        }
      },
    });
  },
};
