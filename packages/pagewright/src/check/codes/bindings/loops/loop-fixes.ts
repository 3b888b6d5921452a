import { type Fixers, inBrackets } from '../../fixer.ts';
import type { LoopData } from './loop-codes.ts';

export const loopFixers: Fixers<LoopData> = {
  'misplaced-each': ({ fixedIn }, { spot }) => (fixedIn === undefined ? inBrackets(spot) : []),
};
