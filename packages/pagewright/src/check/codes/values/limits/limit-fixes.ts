import { type Fixers, remove, suggestedChange } from '../../fixer.ts';
import type { LimitData } from './limit-codes.ts';

export const limitFixers: Fixers<LimitData> = {
  'not-allowed': ({ found }, place) => (typeof found === 'string' ? suggestedChange(found, place) : []),
  'repeated-entry': (_, { spot }) => remove(spot),
};
