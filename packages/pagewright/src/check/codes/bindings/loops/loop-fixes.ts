import type { Fixers } from '../../fixer.ts';
import { inBrackets } from '../../fixer.ts';
import type { LoopData } from './loop-codes.ts';

/** Fixes of the codes about arrays with items from content. */
export const loopFixers: Fixers<LoopData> = {
  'misplaced-each': ({ fixedIn }, { spot }) => (fixedIn === undefined ? inBrackets(spot) : []),
};
