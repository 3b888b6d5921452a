import { ACCENT } from '../../kit/material.ts';
import type { Model } from '../../kit/model.ts';
import { windows } from '../windows.ts';

/** A small court house facing right: portico, pediment and two steps. */
export function courtHouse(model: Model): void {
  model.box([0, 0, 0], [3.6, 0.25, 4]);
  model.box([0, 0.25, 0], [3.2, 0.15, 3.6]);
  model.box([-0.4, 0.4, 0], [2.1, 1.5, 3.1], { tone: 0.9 });
  for (let count = 0; count < 6; count++)
    model.cylinder([1.2, 0.4, -1.45 + count * 0.58], 0.13, 1.5, { hatch: ({ x, z }) => x + z, pitch: 0.7 });
  model.box([0, 1.9, 0], [3, 0.25, 3.4]);
  model.gable([0, 2.15, 0], [3, 0.85, 3.4]);
}

/** A hospital with a cross on its roof and a landing pad. */
export function hospital(model: Model): void {
  const paint = windows({ across: 0.4, storey: 0.55 });
  model.box([0, 0, 0], [4, 1.7, 1.3], { paint });
  model.box([-0.6, 0, 2.1], [1.3, 2.4, 3], { paint });
  model.box([-0.6, 2.4, 2.1], [0.9, 0.04, 0.3], ACCENT);
  model.box([-0.6, 2.4, 2.1], [0.3, 0.05, 0.9], ACCENT);
  model.cylinder([1.2, 1.7, 0], 0.5, 0.06);
  model.box([1.6, 0, 2.4], [1.4, 0.9, 1.6], { paint: windows({ across: 0.4, storey: 0.6 }) });
  model.box([1.6, 0.9, 2.4], [1.6, 0.07, 1.8]);
}

/** A college: a tower with a spire and two gabled wings. */
export function college(model: Model): void {
  model.box([0, 0, 0], [0.8, 4.1, 0.8], { paint: windows({ across: 0.4, storey: 0.8, glass: 0.3 }) });
  model.spire([0, 4.1, 0], [0.9, 1, 0.9], { tone: 0.7, accent: 1 });
  const paint = windows({ across: 0.32, storey: 0.6 });
  model.box([0, 0, 2.3], [2.3, 1.3, 1.1], { paint });
  model.gable([0, 1.3, 2.3], [2.4, 0.6, 1.2], { tone: 0.95 });
  model.box([-0.6, 0, -1.7], [1, 1.3, 1.6], { paint });
  model.gable([-0.6, 1.3, -1.7], [1.1, 0.55, 1.7], { tone: 0.95 }, 'z');
}

/** A small observatory under whose dome the meridian passes; its telescope points at the viewer. */
export function lineObservatory(model: Model): void {
  model.box([0, 0, 0], [3.4, 1, 3], { paint: windows({ across: 0.42, storey: 0.9, foot: 0.05 }) });
  model.cylinder([0, 1, 0], 1.32, 0.5, { tone: 0.95 });
  model.at([0, 1.5, 0]).field(
    (x, y, z) => {
      const shell = Math.max(Math.hypot(x, y, z) - 1.3, -y);
      const slit = Math.max(Math.abs(x) - 0.24, Math.abs(y - 1.1) - 1.3, Math.abs(z - 1.3) - 1.4);
      return Math.max(shell, -slit);
    },
    [-1.4, 0, -1.4],
    [1.4, 1.4, 1.4],
    { tone: 0.98, hatch: ({ x, z }) => Math.atan2(x, z), crossHatch: ({ y }) => y },
    0.8,
  );
  model.rod([0, 1.9, 0], [0, 3.35, 1.75], 0.17, { tone: 0.75, accent: 1 });
}
