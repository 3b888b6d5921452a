import type { Fixers } from '../../fixer.ts';
import { remove } from '../../fixer.ts';
import type { ArrayData } from './array-codes.ts';

/** Fixes of the codes about arrays. */
export const arrayFixers: Fixers<ArrayData> = {
  'repeated-entry': (_, { spot }) => remove(spot),
};
