import type { Json } from '../../../../json/json-value.ts';
import { type Fixers, remove } from '../../fixer.ts';
import { formatList, formatValue, type Messages } from '../../message-text.ts';

interface ItemRuleData {
  /** `reason` is the description of the array. With `but`, the item exists but has a value that it cannot have. */
  'missing-item': {
    readonly itemKey: string;
    readonly key: string;
    readonly reason: string;
    readonly but?: { readonly name: string; readonly found: Json };
  };
  /** The property has an effect only when the property `other` has one of `values`. */
  'ignored-key': { readonly key: string; readonly other: string; readonly values: readonly Json[] };
}

export const itemRuleMessages: Messages<ItemRuleData> = {
  'missing-item': ({ itemKey, key, reason, but }) => ({
    message: but
      ? `The item with "${itemKey}": "${key}" cannot have "${but.name}": ${formatValue(but.found)}. ${reason}`
      : `This array requires an item with "${itemKey}": "${key}". ${reason}`,
    repair: but ? `Change "${but.name}".` : 'Add the item.',
  }),
  'ignored-key': ({ key, other, values }) => ({
    message: `"${key}" has no effect here, because it applies only when "${other}" is ${formatList(values, { conjunction: 'or' })}.`,
    repair: `Remove "${key}", or change "${other}".`,
  }),
};

export const itemRuleFixers: Fixers<ItemRuleData> = {
  'ignored-key': ({ key }, { spot }) => remove(spot, key),
};
