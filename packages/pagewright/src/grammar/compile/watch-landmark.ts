import { isLandmark } from '../../schema/landmarks.ts';
import type { Plan } from '../plan.ts';
import type { Context, Place, PlacedPlan } from './compile-types.ts';

/** Passes on a plan whose place makes it a link, an image or a heading. */
export function watchLandmark(
  plan: Plan,
  { node, pointer }: Place,
  { onLandmark }: Context,
  reads?: PlacedPlan['reads'],
): void {
  if (onLandmark && isLandmark(node)) onLandmark({ pointer, node, plan, reads });
}
