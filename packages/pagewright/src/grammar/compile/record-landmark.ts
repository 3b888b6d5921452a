import { isLandmark } from '../../schema/landmarks.ts';
import type { Plan } from '../plans/value-plan.ts';
import type { Context, Landmark, Place } from './compile-types.ts';

/** Records a plan if its schema describes a link, an image or a heading. */
export function recordLandmark(
  plan: Plan,
  { node, pointer }: Place,
  { landmarks }: Context,
  reads?: Landmark['reads'],
): void {
  if (isLandmark(node)) landmarks.push({ pointer, node, plan, reads });
}
