import { type Arm, person } from '../builders/person.ts';
import { poplar } from '../builders/tree.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fractalNoise } from '../kit/noise.ts';
import type { Scene } from '../kit/scene.ts';

/** A surveyor's theodolite on its tripod, some 1.7 high, looking to the left. */
function theodolite(model: Model): void {
  for (const turn of [30, 150, 270]) {
    const leg = model.at([0, 0, 0], { turn });
    leg.plank([0, 1.16, 0.1], [0, 0, 0.62], 0.05, 0.06, { tone: 0.8 });
  }
  model.cylinder([0, 1.14, 0], 0.17, 0.05, INK);
  model.cylinder([0, 1.2, 0], 0.13, 0.07);
  for (const z of [-0.12, 0.12]) model.box([0, 1.27, z], [0.1, 0.3, 0.035], { tone: 0.9 });
  model.cylinder([0, 1.48, 0], 0.11, 0.3, { tone: 0.9 }, 'z');
  model.rod([0.2, 1.48, 0], [-0.3, 1.48, 0], 0.065, ACCENT);
  model.rod([-0.3, 1.48, 0], [-0.36, 1.48, 0], 0.085, INK);
  model.rod([0.2, 1.48, 0], [0.29, 1.48, 0], 0.035, INK);
}

/** A striped pole that marks the line. */
function rangingPole(model: Model): void {
  for (let band = 0; band < 8; band++)
    model.cylinder([0, band * 0.26, 0], 0.035, 0.26, band % 2 ? ACCENT : { tone: 1 });
}

const LEANING: Arm = { elbow: [0.3, 1.12, 0.16], hand: [0.16, 1.26, 0.4] };

export const scene: Scene = {
  subject: 'A surveyor at a theodolite, sighting along a line of poles towards a town',
  format: 'wide',
  camera: perspective({ eye: [2.2, 1.9, 7.4], target: [0, 1.5, 0], fieldOfView: 30, shift: [-0.85, 0.1] }),
  light: { from: [0.4, 0.9, 0.7], ambient: 0.45, corners: 0.8 },
  draw(model) {
    model.box([0, -0.3, 0], [400, 0.3, 400], {
      tone: 1.03,
      hatch: ({ x, z }) => z + x * 0.2,
      paint: ({ x, z }, mark) => {
        if (z < -3) mark.part = 1 + Math.floor(fractalNoise(x * 0.05 + 3, z * 0.05) * 9);
      },
    });
    theodolite(model.at([0, 0, 0], { turn: -38 }));
    person(model, [0.48, 0, 0.38], {
      turn: 232,
      scale: 0.98,
      clothes: { tone: 0.45 },
      leftArm: LEANING,
      rightArm: LEANING,
    });
    model.plank([0, 0.004, 0], [-48, 0.004, -37.5], 0.06, 0.012, { accent: 1, ink: 0, castsShadow: false });
    for (const reach of [4, 8, 14, 24]) rangingPole(model.at([-0.788 * reach, 0, -0.616 * reach]));
    for (let house = 0; house < 9; house++) {
      const x = -34 + house * 4.6;
      const height = 1.5 + ((house * 7) % 5) * 0.7;
      model.box([x, 0, -34], [2.8, height, 2.6], {
        paint: windows({ across: 0.8, storey: 1.1, glass: 0.4 }),
      });
      model.gable([x, height, -34], [3, 1.2, 2.8], { tone: 0.7 }, house % 2 ? 'z' : 'x');
    }
    for (const [x, z, height] of [
      [-9, -20, 4],
      [-12, -26, 5],
      [3, -16, 4.2],
      [4.6, -18, 5],
      [-26, -24, 4],
    ] as const)
      poplar(model, x, z, height);
    model.box([-38, 0, -40], [2.4, 8, 2.4], { tone: 0.9 });
    model.spire([-38, 8, -40], [2.6, 4, 2.6], ACCENT);
  },
};
