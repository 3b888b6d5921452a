import { gearOutline } from '../builders/gear.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly teeth: number;
  readonly spokes: number;
  readonly accent?: boolean;
  readonly turn?: number;
}

const WHEELS: readonly Wheel[] = [
  { x: -1.25, y: -0.75, z: 0.5, radius: 1.45, teeth: 40, spokes: 5 },
  { x: 0.95, y: -0.95, z: 0.75, radius: 0.95, teeth: 28, spokes: 4, accent: true },
  { x: 0.3, y: 0.75, z: 0.5, radius: 1.05, teeth: 30, spokes: 4, turn: 3 },
  { x: -1.2, y: 1.35, z: 0.8, radius: 0.72, teeth: 22, spokes: 4 },
  { x: 1.65, y: 0.7, z: 0.85, radius: 0.6, teeth: 18, spokes: 3, turn: 8 },
  { x: 0.25, y: 2.05, z: 0.95, radius: 0.5, teeth: 15, spokes: 3 },
];

/** Between its spokes a wheel is cut away: what shows is dark. */
function wheel(model: Model, { x, y, z, radius, teeth, spokes, accent, turn = 0 }: Wheel): void {
  const material: Material = {
    tone: 1,
    accent: accent ? 1 : 0,
    hatch: ({ x: across, y: up }) => Math.hypot(across, up),
    paint: ({ x: across, y: up, nz }, mark) => {
      if (nz < 0.5) return;
      const distance = Math.hypot(across, up) / radius;
      const share = fraction((Math.atan2(up, across) / (Math.PI * 2)) * spokes);
      const arm = 0.16 / Math.max(distance, 0.1) / 2;
      if (distance < 0.72 && distance > 0.3 && Math.abs(share - 0.5) < 0.5 - (arm * spokes) / 6.3) {
        mark.part = 2;
        mark.accent = 0;
        mark.ink = 0.72;
      } else if (distance < 0.82) mark.part = 1;
    },
  };
  const own = model.at([x, y, z], { roll: turn });
  own.slab([0, 0, 0], gearOutline(radius, teeth), 0.14, material);
  own.cylinder([0, 0, 0], radius * 0.13, 0.5, { tone: 0.8 }, 'z');
  own.cylinder([0, 0, 0.05], 0.05, 0.7, INK, 'z');
}

function plate(model: Model): void {
  model.cylinder([0, 0, -0.1], 3.25, 0.3, { tone: 0.9, hatch: ({ x, y, z }) => x + z + y }, 'z');
  model.ring([0, 0, 0.05], 3.15, 0.2, { tone: 1, hatch: ({ x, z }) => Math.atan2(z, x) * 2 }, { tilt: 90 });
  for (let pillar = 0; pillar < 4; pillar++) {
    const angle = (pillar / 4 + 0.125) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 2.6, Math.sin(angle) * 2.6];
    model.cylinder([x, y, 0.5], 0.13, 1, { tone: 0.8 }, 'z');
    model.cylinder([x, y, 1.02], 0.2, 0.1, { tone: 1 }, 'z');
  }
  for (let minute = 0; minute < 12; minute++) {
    const angle = (minute / 12) * Math.PI * 2;
    model.cylinder([Math.sin(angle) * 2.85, Math.cos(angle) * 2.85, 0.08], 0.05, 0.1, INK, 'z');
  }
}

/** The bridge over the balance, and the spiral of its spring. */
function balance(model: Model): void {
  model.ring([0, 0, 0], 0.75, 0.06, { tone: 0.9 }, { tilt: 90 });
  for (const degrees of [20, 110]) {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * 0.75, Math.sin(angle) * 0.75];
    model.rod([-x, -y, 0], [x, y, 0], 0.04, { tone: 0.9 });
  }
  model.tube(
    Array.from({ length: 60 }, (_, step) => {
      const angle = step * 0.42;
      return [Math.cos(angle) * (0.1 + step * 0.008), Math.sin(angle) * (0.1 + step * 0.008), 0.1] as const;
    }),
    0.016,
    INK,
  );
  model.cylinder([0, 0, 0.1], 0.07, 0.3, ACCENT, 'z');
}

export const scene: Scene = {
  subject: 'The open movement of a clock, its wheels meshing',
  camera: perspective({ eye: [-3.2, 1.7, 10.6], target: [-0.05, -0.05, 0.2], fieldOfView: 37 }),
  light: { from: [-0.5, 0.9, 1], ambient: 0.46, exposure: 1.2, corners: 0.5, shadow: 0.55 },
  draw(model) {
    model.box([0, -20, -2.6], [80, 40, 0.2], { tone: 1.06 });
    model.box([2.6, -20, -2.49], [0.12, 40, 0.02], ACCENT);
    plate(model);
    for (const each of WHEELS) wheel(model, each);
    balance(model.at([0.25, -2.15, 1.05], { scale: 0.85 }));
  },
};
