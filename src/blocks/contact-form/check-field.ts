import type { BlockProps } from '../../generated/block-props.ts';

export type FieldRule = BlockProps['contact-form']['fields'][number];

/** What the browser itself says about a value of a field; empty if it has nothing against it. */
export type BrowserJudgement = (rule: FieldRule, value: string) => string;

/** Something before an @ and a dot after it: the letter itself is the only real proof of an address. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The fault of a value in words for the visitor, or undefined. The first rule broken is the one told. */
export function checkField(rule: FieldRule, value: string, browser: BrowserJudgement): string | undefined {
  const text = value.trim();
  const length = text.length;
  if (length === 0) {
    if (typeof rule.required === 'string') return rule.required;
    return rule.required ? browser(rule, text) || `${rule.label} is required` : undefined;
  }
  if (rule.name === 'email') {
    const fault = rule.invalid === undefined ? browser(rule, text) : ADDRESS.test(text) ? '' : rule.invalid;
    if (fault !== '') return fault;
  }
  if (rule.min !== undefined && length < rule.min) {
    return rule.minMessage ?? `${rule.label} should be at least ${rule.min} characters`;
  }
  if (rule.max !== undefined && length > rule.max) {
    return rule.maxMessage ?? `${rule.label} should not exceed ${rule.max} characters`;
  }
  return undefined;
}
