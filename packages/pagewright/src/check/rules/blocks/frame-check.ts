import type { VerifiedLandmark } from '../../../grammar/compile/verify.ts';
import { type Json, valueAt } from '../../../json/json-value.ts';
import { frameOfPage } from '../../../project/framed-pages.ts';
import { isFramed } from '../../../schema/landmarks.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

/** Reports frames that would stay empty, because the page in them is not a player. */
export function frameProblems(
  landmarks: readonly VerifiedLandmark[],
  value: Json,
  pointer: string,
): readonly Problem[] {
  return landmarks.flatMap((landmark): readonly Problem[] => {
    if (!isFramed(landmark.node)) return [];
    const found = landmark.path
      ? valueAt(value, landmark.path)
      : landmark.plan.is === 'literal' && landmark.plan.value;
    if (typeof found !== 'string') return [];
    const expected = frameOfPage(found);
    return expected === undefined
      ? []
      : [problemAt('unframeable-page', pointer + landmark.pointer, { found, expected })];
  });
}
