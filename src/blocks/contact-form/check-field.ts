import type { BlockProps } from '../../generated/block-props.ts';

export type FieldRule = BlockProps['contact-form']['fields'][number];

/** What is said of a field whose rule has no words of its own. */
export type FieldWords = Pick<BlockProps['contact-form'], 'empty' | 'notEmail'>;

/** Something before an @ and a dot after it: the letter itself is the only real proof of an address. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** How people part the digits of a phone number, with dashes of all kinds, and the invisible marks of a copied one. */
const SEPARATORS = /[\s./()\p{Pd}\p{Cf}\u2212]/gu;

/**
 * The fault of a value in words for the visitor, or undefined. The first rule broken is the one told.
 * @param isBrowserEmail judges an address where the rule has no message for it
 */
export function checkField(
  rule: FieldRule,
  value: string,
  words: FieldWords,
  isBrowserEmail: (text: string) => boolean,
): string | undefined {
  const text = value.trim();
  if (text === '') {
    if (typeof rule.required === 'string') return rule.required;
    return rule.required ? words.empty : undefined;
  }
  if (rule.name === 'email') {
    const isEmail = rule.invalid === undefined ? isBrowserEmail(text) : ADDRESS.test(text);
    if (!isEmail) return rule.invalid ?? words.notEmail;
  }
  const { length } = rule.name === 'phone' ? text.replace(SEPARATORS, '') : text;
  if (rule.min !== undefined && length < rule.min) {
    return rule.minMessage ?? `${rule.label} should be at least ${rule.min} characters`;
  }
  if (rule.max !== undefined && length > rule.max) {
    return rule.maxMessage ?? `${rule.label} should not exceed ${rule.max.toLocaleString('en')} characters`;
  }
  return undefined;
}
