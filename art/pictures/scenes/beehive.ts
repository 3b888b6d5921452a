import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, randomFrom } from '../kit/numbers.ts';
import { css, KEY } from '../kit/palette.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const COILS = 9;
const COIL = 0.105;

/** A dome of straw rope wound in coils. */
const SKEP: readonly Point[] = Array.from({ length: COILS * 4 + 1 }, (_, step): Point => {
  const y = (step / 4) * COIL;
  const rise = y / (COILS * COIL);
  const bulge = Math.sin(fraction(step / 4) * Math.PI) * 0.035;
  return [0.5 * Math.sqrt(Math.max(0, 1.06 - rise ** 2.6)) + bulge, y];
});

function skep(model: Model, straw: Material): void {
  model.turned([0, 0, 0], SKEP, {
    hatch: ({ y }) => y,
    pitch: 0.8,
    ...straw,
    paint: ({ x, y, z, nz }, mark) => {
      mark.part = 1 + (Math.floor(y / COIL) % 2);
      if (nz > 0 && z > 0.2 && Math.hypot(x / 0.11, y / 0.17) < 1) {
        mark.ink = 1;
        mark.accent = 0;
      }
    },
  });
  model.turned(
    [0, COILS * COIL - 0.06, 0],
    [
      [0.1, 0],
      [0.09, 0.08],
      [0.03, 0.14],
    ],
    { tone: 0.5 },
  );
  model.box([0, -0.03, 0.12], [1.1, 0.04, 1.12], { tone: 0.7 });
}

function bench(model: Model): void {
  for (const z of [-0.3, 0.3]) model.box([0, 0.62, z], [4.7, 0.09, 0.5], { tone: 0.85 });
  for (const x of [-2.1, 0, 2.1])
    for (const z of [-0.4, 0.4]) model.plank([x, 0, z * 1.3], [x, 0.64, z], 0.12, 0.12, { tone: 0.5 });
}

function bees(): string {
  const random = randomFrom(23);
  const bodies: string[] = [];
  const trails: string[] = [];
  for (let count = 0; count < 15; count++) {
    const x = 130 + random() * 420;
    const y = 70 + random() * 130;
    const turn = random() * 60 - 30;
    const [dx, dy] = [50 + random() * 40, random() * 60 - 20];
    trails.push(
      `M${(x + 12).toFixed(0)} ${y.toFixed(0)}q${dx.toFixed(0)} ${(-dy).toFixed(0)} ${dx.toFixed(0)} ${dy.toFixed(0)}`,
    );
    bodies.push(
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})"><ellipse rx="8" ry="4.6"/>` +
        '<path d="M-1 -4q-8 -12 -2 -13q6 2 4 13M2 -4q2 -12 8 -10q2 6 -6 11" fill="none" stroke-width="1.4"/></g>',
    );
  }
  const ink = css(KEY);
  return `<g fill="${ink}" stroke="${ink}"><path d="${trails.join('')}" fill="none" stroke-width="1.1" stroke-dasharray="2 5"/>${bodies.join('')}</g>`;
}

export const scene: Scene = {
  subject: 'A beekeeper beside straw hives on a bench',
  camera: perspective({ eye: [1.5, 2.1, 8.2], target: [0.35, 1.3, 0], fieldOfView: 33.5 }),
  light: { from: [-0.55, 1, 0.65], ambient: 0.46, exposure: 1.2, corners: 0.6 },
  overlay: bees(),
  draw(model) {
    model.box([0, -0.3, 0], [200, 0.3, 200], { tone: 1.08 });
    model.box([0, 0, 1.5], [60, 0.006, 0.1], ACCENT);
    bench(model);
    for (const [index, x] of [-1.65, -0.5, 0.65, 1.75].entries())
      skep(
        model.at([x, 0.75, 0], { turn: index * 7 - 12, scale: 0.96 + (index % 2) * 0.06 }),
        index === 1 ? ACCENT : {},
      );
    const keeper = person(model, [2.62, 0, 0.75], {
      turn: -62,
      clothes: { tone: 1.05 },
      hair: 'none',
      leftArm: { elbow: [0.32, 1.1, 0.2], hand: [0.16, 1.12, 0.5] },
      rightArm: { elbow: [0.32, 1.1, 0.2], hand: [0.16, 1.12, 0.5] },
    });
    keeper.cylinder([0, 1.72, 0.02], 0.3, 0.03, { tone: 0.6 });
    keeper.turned(
      [0, 1.74, 0.02],
      [
        [0.15, 0],
        [0.13, 0.12],
      ],
      { tone: 0.6 },
    );
    keeper.turned(
      [0, 1.36, 0.02],
      [
        [0.2, 0],
        [0.22, 0.36],
      ],
      { tone: 0.45, crossFrom: 0.2 },
    );
    keeper.cylinder([0, 1.06, 0.55], 0.09, 0.22, INK);
    for (let stem = 0; stem < 26; stem++) {
      const x = -3.4 + stem * 0.21;
      const z = 1.9 + (stem % 4) * 0.14;
      const height = 0.28 + ((stem * 7) % 5) * 0.06;
      model.rod([x, 0, z], [x + 0.04, height, z], 0.012, INK);
      model.sphere([x + 0.04, height, z], 0.055, stem % 3 ? { tone: 1 } : ACCENT);
    }
  },
};
