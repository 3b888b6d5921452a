import { innerSpot, renameProperty, type Spot } from '../../../json/spot.ts';
import type { FixPlan } from '../fixer.ts';

/** Renames the property that says what a block is, and the one with its values. */
export function otherKind(
  spot: Spot | undefined,
  kind: string,
  from: string,
  to: string,
): readonly FixPlan[] {
  const values = spot?.parent && innerSpot(spot.parent, from);
  const edits = [...(spot ? renameProperty(spot, kind) : []), ...(values ? renameProperty(values, to) : [])];
  return [{ title: `Use it as "${kind}"`, edits, isSafe: false }];
}
