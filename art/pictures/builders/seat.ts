import type { Model } from '../kit/model.ts';
import type { Vector } from '../kit/vector.ts';
import { type ChairLook, chair } from './chair.ts';
import { type PersonLook, person } from './person.ts';

/** How far a sitting figure is lowered so that it rests on a chair's seat. */
const DROP = 0.3;

/** A person on a chair; the returned model is the figure's own. */
export function seated(model: Model, foot: Vector, look: PersonLook, chairLook?: ChairLook): Model {
  const own = model.at(foot, { turn: look.turn ?? 0 });
  chair(own, chairLook);
  return person(own, [0, -DROP, 0.03], { ...look, turn: 0, pose: 'sitting' });
}
