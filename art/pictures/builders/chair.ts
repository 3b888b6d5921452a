import type { Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';

export interface ChairLook {
  readonly cover?: Material;
  readonly legs?: Material;
}

/** An upholstered chair around the origin, facing the viewer: half a metre wide, its seat 0.46 high. */
export function chair(model: Model, { cover = {}, legs = { tone: 0.2 } }: ChairLook = {}): void {
  for (const x of [-0.22, 0.22]) {
    model.rod([x, 0, 0.24], [x, 0.42, 0.2], 0.018, legs);
    model.rod([x, 0, -0.24], [x, 0.42, -0.2], 0.018, legs);
    model.rod([x, 0.42, -0.21], [x, 0.62, -0.24], 0.018, legs);
  }
  model.box([0, 0.4, 0], [0.52, 0.09, 0.5], cover);
  model.box([0, 0.58, -0.24], [0.52, 0.4, 0.07], cover, { tilt: -8 });
}
