import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { roundedBox } from '../kit/distance.ts';
import { INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Vector } from '../kit/vector.ts';

const STEEL: Material = { tone: 0.9, hatch: ({ y }) => y };

function body(model: Model): void {
  model.field(
    (x, y, z) => roundedBox(x, y - 1.25, z, 1.35, 1.25, 0.55, 0.28),
    [-1.4, -0.02, -0.6],
    [1.4, 2.55, 0.6],
    {
      accent: 1,
      paint: ({ x, y, nz }, mark) => {
        if (nz < 0.5) return;
        const isHole =
          Math.hypot(x, y - 1.32) < 0.26 || (Math.abs(x) < 0.08 + (1.3 - y) * 0.13 && y < 1.3 && y > 0.7);
        if (!isHole && Math.hypot(x, (y - 1.12) * 0.8) < 0.62) {
          mark.part = 2;
          mark.accent = 0;
          mark.ink = 0;
        }
        if (!isHole) return;
        mark.part = 1;
        mark.accent = 0;
        mark.ink = 0.95;
      },
    },
  );
}

function shackle(model: Model): void {
  const bow = Array.from({ length: 25 }, (_, step): Vector => {
    const angle = (step / 24) * Math.PI;
    return [Math.cos(angle) * 0.85, 3.1 + Math.sin(angle) * 0.85, 0];
  });
  model.tube([[0.85, 2.3, 0], ...bow, [-0.85, 2.3, 0]], 0.2, STEEL);
}

/** Links along a sagging line; every second one is turned on its side. */
function chain(model: Model, from: Vector, to: Vector, links: number, sag: number): void {
  const at = (share: number): Vector => [
    from[0] + (to[0] - from[0]) * share,
    Math.max(0.16, from[1] + (to[1] - from[1]) * share - Math.sin(share * Math.PI) * sag),
    from[2] + (to[2] - from[2]) * share,
  ];
  for (let link = 0; link < links; link++) {
    const [a, b] = [at((link - 0.24) / links), at((link + 1.24) / links)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dy) || 1;
    const isFlat = link % 2 === 0;
    const half = 0.24;
    const across: Vector = isFlat ? [0, 0, half] : [(-dy / size) * half, (dx / size) * half, 0];
    const points: Vector[] = [];
    for (let step = 0; step <= 20; step++) {
      const angle = (step / 20) * Math.PI * 2;
      const along = 0.5 + Math.cos(angle) * 0.5;
      const aside = Math.sin(angle);
      points.push([
        a[0] + dx * along + across[0] * aside,
        a[1] + dy * along + across[1] * aside,
        a[2] + (b[2] - a[2]) * along + across[2] * aside,
      ]);
    }
    model.tube(points, 0.085, { tone: 0.55 });
  }
}

function key(model: Model): void {
  model.ring([0, 0, 0], 0.34, 0.075, INK, { tilt: 90 });
  model.rod([0.34, 0, 0], [1.75, 0, 0], 0.075, INK);
  for (const [x, drop] of [
    [1.45, 0.34],
    [1.68, 0.42],
  ] as const)
    model.box([x, -drop, 0], [0.14, drop, 0.1], INK);
}

export const scene: Scene = {
  subject: 'A padlock and chain taller than the person beside them',
  camera: perspective({ eye: [-3.6, 2.9, 9.6], target: [0.1, 1.85, 0], fieldOfView: 32 }),
  light: { from: [-0.6, 1, 0.7], ambient: 0.47, exposure: 1.2, shadow: 0.5, corners: 0.6 },
  draw(model) {
    ground(model);
    meridian(model, 2.7, 0.14);
    body(model);
    shackle(model);
    chain(model, [-0.1, 3.72, 0], [-6.4, 3.5, -1.4], 13, 2.2);
    chain(model, [0.25, 3.72, 0], [6.8, 4.4, -1.4], 13, 2.6);
    person(model, [-1.9, 0, 1.3], { turn: 60, clothes: { tone: 0.4 } });
    key(model.at([0.5, 0.09, 1.9], { turn: 24, tilt: -90 }));
  },
};
