import { ARMS_ON_TABLE } from '../builders/person.ts';
import { seated } from '../builders/seat.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { radians } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const SEATS = 8;

/** A table top with an inlaid ring and the meridian running across it. */
const TOP: Material = {
  tone: 1.05,
  paint: ({ x, z, ny }, mark) => {
    if (ny < 0.5) return;
    const radius = Math.hypot(x, z);
    mark.part = radius > 1.3 && radius < 1.38 ? 2 : 1;
    if (mark.part === 2) mark.ink = 0.85;
    if (Math.abs(x) < 0.05) {
      mark.accent = 1;
      mark.part = 3;
    }
  },
};

function table(model: Model): void {
  model.turned(
    [0, 0, 0],
    [
      [0.6, 0],
      [0.56, 0.06],
      [0.2, 0.2],
      [0.16, 0.6],
      [0.4, 0.72],
    ],
    { tone: 0.5, hatch: ({ y }) => y },
  );
  model.cylinder([0, 0.72, 0], 1.72, 0.08, TOP);
}

export const scene: Scene = {
  subject: 'Eight people in council at a round table',
  camera: perspective({ eye: [1.2, 5.4, 6.6], target: [0, 0.66, 0.1], fieldOfView: 35 }),
  light: { from: [-0.5, 1, 0.35], ambient: 0.5, exposure: 1.22, shadow: 0.5, corners: 0.7 },
  draw(model) {
    model.box([0, -0.3, 0], [60, 0.3, 60], {
      tone: 1.08,
      paint: ({ x, z, ny }, mark) => {
        if (ny < 0.5) return;
        const ring = Math.hypot(x, z);
        mark.part = ring < 2.95 ? 1 : ring < 3.1 ? 2 : 3;
        if (mark.part === 2) mark.tone = 0.5;
      },
    });
    model.box([0, 0, 0], [0.14, 0.01, 60], ACCENT);
    table(model);
    for (let seat = 0; seat < SEATS; seat++) {
      const angle = ((seat + 0.5) / SEATS) * 360;
      const [x, z] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
      const isChair = seat === 5;
      seated(
        model,
        [x * 2.08, 0, z * 2.08],
        {
          turn: angle + 180,
          hair: seat % 3 ? 'short' : 'long',
          hairInk: seat === 2 ? 0.35 : 0.9,
          skin: seat % 2 ? 0.6 : 0.95,
          clothes: isChair ? ACCENT : { tone: [0.4, 1, 0.6, 0.3][seat % 4] ?? 0.5 },
          leftArm: ARMS_ON_TABLE,
          rightArm: ARMS_ON_TABLE,
        },
        { cover: { tone: 0.8 } },
      );
      model.box([x * 1.08, 0.8, z * 1.08], [0.3, 0.012, 0.4], BARE, { turn: angle });
    }
    model.cylinder([0.42, 0.8, 0.1], 0.09, 0.28, { tone: 0.7 });
  },
};
