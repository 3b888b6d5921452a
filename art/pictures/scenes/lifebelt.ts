import { person } from '../builders/person.ts';
import { water } from '../builders/water.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, randomFrom, stripe } from '../kit/numbers.ts';
import { css, KEY } from '../kit/palette.ts';
import type { Scene } from '../kit/scene.ts';

function rain(): string {
  const random = randomFrom(21);
  const drops = Array.from({ length: 120 }, () => {
    const [x, y, size] = [random() * 860 - 30, random() * 330, 14 + random() * 20];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-size * 0.42).toFixed(1)} ${size.toFixed(1)}`;
  });
  return `<path d="${drops.join('')}" fill="none" stroke="${css(KEY)}" stroke-width="0.9" stroke-linecap="round"/>`;
}

/** A ring lying in the xy plane: four bands in the second ink, a rope around it. */
function belt(model: Model): void {
  model.ring(
    [0, 0, 0],
    1.02,
    0.31,
    {
      tone: 1.05,
      hatch: ({ x, z }) => Math.atan2(x, z),
      spacing: 0.09,
      paint: ({ x, z }, mark) => {
        const share = fraction((Math.atan2(x, z) / (Math.PI * 2)) * 4 + 0.5);
        const isBand = share > 0.34 && share < 0.66;
        mark.part = isBand ? 1 : 2;
        mark.accent = isBand ? 1 : 0;
        mark.ink = isBand ? -1 : 0;
      },
    },
    { tilt: 90 },
  );
  const rope = Array.from({ length: 65 }, (_, step) => {
    const angle = (step / 64) * Math.PI * 2;
    const reach = 1.38 + Math.abs(Math.sin(angle * 2)) * 0.17;
    return [Math.sin(angle) * reach, Math.cos(angle) * reach, 0.05] as const;
  });
  model.tube(rope, 0.035, INK);
}

/** Two posts with a board and a small roof, the belt on its hook. */
function stand(model: Model): void {
  for (const x of [-1.45, 1.45]) model.box([x, 0, -0.3], [0.22, 4.4, 0.22], { tone: 0.6 });
  model.box([0, 0.75, -0.38], [2.9, 3.3, 0.1], {
    tone: 0.98,
    paint: ({ y, nz }, mark) => {
      if (nz > 0.5) mark.part = 1 + stripe(y / 0.42, 2);
    },
  });
  model.gable([0, 4.3, -0.2], [3.7, 0.75, 1.5], { tone: 0.45 });
  model.box([0, 3.55, -0.15], [0.12, 0.16, 0.5], INK);
  belt(model.at([0, 2.4, 0.05]));
}

export const scene: Scene = {
  subject: 'A lifebelt on its stand at the end of a pier, in rain',
  camera: perspective({ eye: [-4.6, 3.1, 10.2], target: [0.25, 2.25, 0], fieldOfView: 36 }),
  light: { from: [-0.55, 0.9, 0.8], ambient: 0.5, exposure: 1.18, shadow: 0.5, corners: 0.7 },
  overlay: rain(),
  draw(model) {
    model.box([0, -2.2, 0], [400, 0.3, 400], water({ chop: 0.12, ripple: 2.4, tone: 0.8 }));
    model.box([0.6, -0.3, 6], [7.6, 0.3, 16], {
      tone: 1.05,
      paint: ({ z, ny }, mark) => {
        if (ny > 0.5) mark.part = 1 + stripe(z / 0.55, 2);
      },
    });
    for (const x of [-3, 4.2])
      for (const z of [-1.8, 2.2])
        model.cylinder([x, -2.4, z], 0.24, 2.9, { tone: 0.35, hatch: ({ y }) => y });
    model.box([-2.4, 0, 6], [0.14, 0.012, 16], ACCENT);
    for (const x of [4.1]) for (const z of [-1.6, 0.4, 2.4, 4.4]) model.cylinder([x, 0, z], 0.05, 1.1, INK);
    model.box([4.1, 1.06, 2], [0.08, 0.08, 8], INK);
    stand(model.at([0.3, 0, -0.2], { turn: -6 }));
    const keeper = person(model, [2.9, 0, 1.5], { turn: 215, clothes: { tone: 0.3 }, hair: 'none' });
    keeper.turned(
      [0, 1.68, 0.02],
      [
        [0.2, 0],
        [0.13, 0.04],
        [0.1, 0.15],
        [0.02, 0.17],
      ],
      BARE,
    );
  },
};
