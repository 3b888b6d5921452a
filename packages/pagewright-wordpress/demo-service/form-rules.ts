import { isFieldName } from 'pagewright/field-name';
import type { Json, Refusal } from './rest-answer.ts';

interface FieldRule {
  readonly required: boolean;
  /** In characters. */
  readonly max: number;
  readonly isEmail?: boolean;
  /** Line breaks are part of the text. */
  readonly hasLines?: boolean;
  readonly pattern?: RegExp;
}

/** The parameters that every service knows. */
const knownRules: Readonly<Record<string, FieldRule>> = {
  name: { required: true, max: 100 },
  email: { required: true, max: 254, isEmail: true },
  message: { required: true, max: 10_000, hasLines: true },
  phone: { required: false, max: 40 },
  message_key: { required: false, max: 64, pattern: /^[A-Za-z0-9_-]{16,64}$/ },
};

/** Which other fields a form has is for its page config to say, so they share the widest rule. */
const addedRule: FieldRule = { required: false, max: 10_000, hasLines: true };

/** More fields than any form adds, so that a hostile client cannot make a message of thousands. */
export const mostAddedFields = 30;

/** The other fields that were sent. What is not text, or has another kind of name, comes from no form of ours. */
export function addedFields(given: Json): readonly string[] {
  return Object.keys(given).filter(
    (name) =>
      !Object.hasOwn(knownRules, name) &&
      isFieldName(name) &&
      typeof given[name] === 'string' &&
      isGiven(given[name], addedRule),
  );
}

/**
 * Text as it is stored. A single line has a space in the place of line breaks and control characters, of Unicode's own
 * too: whoever puts it into the header of a mail would begin another header with them.
 */
function storedText(value: string, { hasLines = false }: FieldRule): string {
  if (!hasLines) return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return (
    value
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
      .trim()
  );
}

const emailName = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const domainPart = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** What WordPress's `is_email()` holds for an address. */
function isEmail(value: string): boolean {
  const [name = '', domain = '', ...more] = value.split('@');
  const parts = domain.split('.');
  return (
    more.length === 0 &&
    emailName.test(name) &&
    parts.length > 1 &&
    parts.every((part) => domainPart.test(part))
  );
}

function refuse(name: string, value: unknown, rule: FieldRule): Refusal | undefined {
  if (typeof value !== 'string')
    return { code: 'rest_invalid_type', message: `${name} is not of type string.` };
  const text = storedText(value, rule);
  const { length } = [...text];
  if (length < 1) return { code: 'rest_too_short', message: `${name} must be at least 1 character long.` };
  if (length > rule.max)
    return { code: 'rest_too_long', message: `${name} must be at most ${rule.max} characters long.` };
  if (rule.pattern && !rule.pattern.test(text))
    return {
      code: 'rest_invalid_pattern',
      message: `${name} does not match pattern ${rule.pattern.source}.`,
    };
  if (rule.isEmail && !isEmail(text))
    return { code: 'rest_invalid_email', message: 'Invalid email address.' };
  return undefined;
}

/** Null counts as left out, and so does an optional field that is blank: a form sends each of its fields. */
function isGiven(value: unknown, rule: FieldRule): boolean {
  if (typeof value === 'string' && !rule.required) return storedText(value, rule) !== '';
  return (value ?? null) !== null;
}

/** Names of required parameters that are missing. */
export function missingFields(given: Json): string[] {
  return Object.entries(knownRules).flatMap(([name, rule]) =>
    rule.required && !isGiven(given[name], rule) ? [name] : [],
  );
}

function refusedBy(rules: Readonly<Record<string, FieldRule>>, given: Json): Map<string, Refusal> {
  const refusals = new Map<string, Refusal>();
  for (const [name, rule] of Object.entries(rules)) {
    const refusal = isGiven(given[name], rule) ? refuse(name, given[name], rule) : undefined;
    if (refusal) refusals.set(name, refusal);
  }
  return refusals;
}

/** What is wrong with the parameters, by name; of the added fields where nothing is wrong with the known ones. */
export function refusedFields(given: Json): Map<string, Refusal> {
  const refusals = refusedBy(knownRules, given);
  return refusals.size > 0 ? refusals : refusedBy(addedRules(given), given);
}

function addedRules(given: Json): Readonly<Record<string, FieldRule>> {
  return Object.fromEntries(addedFields(given).map((name) => [name, addedRule]));
}

/** The parameters of a message that nothing is wrong with, as they are stored. */
export function storedFields(given: Json): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...knownRules, ...addedRules(given) }).flatMap(([name, rule]) => {
      const value = given[name];
      return typeof value === 'string' && isGiven(value, rule) ? [[name, storedText(value, rule)]] : [];
    }),
  );
}
