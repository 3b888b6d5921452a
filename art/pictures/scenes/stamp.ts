import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

/** Lines of writing, a ruled box and the imprint of the stamp. */
const FORM: Material = {
  tone: 1.1,
  paint: ({ x, z, ny }, mark) => {
    if (ny < 0.5) return;
    mark.ink = 0;
    const [fromX, fromZ] = [x + 0.15, z - 0.85];
    const reach = Math.hypot(fromX, fromZ);
    const turned = fromX * 0.26 + fromZ * 0.97;
    const isRing = (reach < 1.06 && reach > 0.93) || (reach < 0.82 && reach > 0.77);
    const isBar = reach < 0.7 && Math.abs(turned) < 0.17;
    if (isRing || isBar) mark.accent = 1;
    else if (reach > 1.15 && Math.abs(x) < 1.75) {
      if (z < -1.5 && z > -1.78 && Math.abs(x) < 0.9) mark.ink = 0.92;
      const isText = fraction(z / 0.2) < 0.3 && z > -1.2 && z < 2.1;
      const isGap = fraction(x * 0.9 + Math.floor(z / 0.2) * 0.37) < 0.16;
      if (isText && !isGap) mark.ink = 0.88;
    }
  },
};

function stamp(model: Model): void {
  model.cylinder([0, 0, 0], 1.05, 0.14, INK);
  model.cylinder([0, 0.14, 0], 1.12, 0.42, { tone: 0.85, hatch: ({ y }) => y });
  model.cylinder([0, 0.56, 0], 1.02, 0.1, { tone: 0.5 });
  model.turned(
    [0, 0.66, 0],
    [
      [0.52, 0],
      [0.4, 0.1],
      [0.32, 0.25],
      [0.27, 0.5],
      [0.27, 0.75],
      [0.31, 1],
      [0.4, 1.24],
      [0.52, 1.46],
      [0.61, 1.66],
      [0.65, 1.88],
      [0.64, 2.08],
      [0.57, 2.28],
      [0.44, 2.45],
      [0.26, 2.57],
      [0.02, 2.62],
    ],
    { tone: 0.62, hatch: ({ y }) => y },
    {},
    0.03,
  );
}

function pad(model: Model): void {
  model.box([0, 0, 0], [3, 0.42, 2], { tone: 0.35 });
  model.box([0, 0.42, 0], [2.7, 0.06, 1.7], ACCENT);
  model.box([0, 0.4, -1.02], [3, 2, 0.14], { tone: 0.55 }, { tilt: -24 });
}

export const scene: Scene = {
  subject: 'A rubber stamp, its ink pad and a form that bears its mark',
  camera: perspective({ eye: [5.2, 5.3, 9.4], target: [0.05, 0.95, 0], fieldOfView: 35.5 }),
  light: { from: [-0.55, 1, 0.5], ambient: 0.47, exposure: 1.2, shadow: 0.5, corners: 0.7 },
  draw(model) {
    model.box([0, -0.3, 0], [200, 0.3, 200], { tone: 1.08 });
    for (let sheet = 0; sheet < 3; sheet++)
      model.box(
        [-1.35 + sheet * 0.03, sheet * 0.035, 0.6],
        [4.1, 0.03, 5],
        { tone: 1.05 },
        { turn: 12 - sheet * 3 },
      );
    model.box([-1.3, 0.11, 0.6], [4.1, 0.035, 5], FORM, { turn: 4 });
    stamp(model.at([2.1, 0, 0.9]));
    pad(model.at([1.2, 0, -2.5], { turn: -8 }));
    model.box([4.1, 0, 0], [0.14, 0.01, 60], ACCENT);
    person(model, [-2.4, 0.14, -0.7], { turn: 60, clothes: { tone: 0.4 }, scale: 0.8 });
  },
};
