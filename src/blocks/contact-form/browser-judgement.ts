import type { BrowserJudgement } from './check-field.ts';

/**
 * Judges with an input of its own. The field on the page may not hold the value yet: React writes a restored text into
 * it after the form has been checked.
 */
export const browserJudgement: BrowserJudgement = (rule, value) => {
  if (typeof document === 'undefined') return '';
  const input = document.createElement('input');
  input.type = rule.name === 'email' ? 'email' : 'text';
  input.required = rule.required !== false;
  input.value = value;
  return input.validationMessage;
};
