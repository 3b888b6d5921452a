import { type Fixers, remove } from '../../fixer.ts';
import type { ItemRuleData } from './item-rule-codes.ts';

export const itemRuleFixers: Fixers<ItemRuleData> = {
  'ignored-key': ({ key }, { spot }) => remove(spot, key),
};
