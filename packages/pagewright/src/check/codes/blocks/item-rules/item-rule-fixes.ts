import type { Fixers } from '../../fixer.ts';
import { remove } from '../../fixer.ts';
import type { ItemRuleData } from './item-rule-codes.ts';

/** Fixes of the codes about what depends on other values of the same block. */
export const itemRuleFixers: Fixers<ItemRuleData> = {
  'ignored-key': ({ key }, { spot }) => remove(spot, key),
};
