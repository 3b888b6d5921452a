import { type Fixers, suggestedChange } from '../../fixer.ts';
import type { ChoiceData } from './choice-codes.ts';

/** Fixes of the codes about values that are not among those that their schema lists. */
export const choiceFixers: Fixers<ChoiceData> = {
  'not-allowed': ({ found }, place) => (typeof found === 'string' ? suggestedChange(found, place) : []),
};
