import type { Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Vector } from '../kit/vector.ts';

export interface RobotArm {
  readonly elbow: Vector;
  readonly wrist: Vector;
  readonly tool: Vector;
  /** Shell of the two limbs. */
  readonly shell?: Material;
}

const LEVEL: Material = { hatch: ({ y }) => y };

/** An industrial arm on a round foot; joints in the model's own coordinates, the foot on its origin. */
export function robotArm(model: Model, { elbow, wrist, tool, shell = { tone: 0.95 } }: RobotArm): void {
  const shoulder: Vector = [0, 1.1, 0];
  model.cylinder([0, 0, 0], 0.62, 0.3);
  model.cylinder([0, 0.3, 0], 0.42, 0.6, LEVEL);
  model.sphere(shoulder, 0.44, LEVEL);
  model.cylinder(shoulder, 0.3, 1, { tone: 0.9 }, 'x');
  model.rod(shoulder, elbow, 0.24, shell);
  model.cylinder(elbow, 0.36, 0.8, {}, 'x');
  model.rod(elbow, wrist, 0.18, shell);
  model.sphere(wrist, 0.25, LEVEL);
  model.rod(wrist, tool, 0.11, { tone: 0.4 });
}
