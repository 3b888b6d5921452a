import { isFieldName } from 'pagewright/project';
import type { Json, ParameterError } from './rest-response.ts';

interface FieldRule {
  readonly required: boolean;
  /** In characters. */
  readonly max: number;
  readonly isEmail?: boolean;
  /** True to keep line breaks. */
  readonly hasLines?: boolean;
  readonly pattern?: RegExp;
}

/** Parameters that every content service knows. */
const knownRules: Readonly<Record<string, FieldRule>> = {
  name: { required: true, max: 100 },
  email: { required: true, max: 254, isEmail: true },
  message: { required: true, max: 10_000, hasLines: true },
  phone: { required: false, max: 40 },
  message_key: { required: false, max: 64, pattern: /^[A-Za-z0-9_-]{16,64}$/ },
};

/** The page config decides which other fields a form has, so all of them share the widest rule. */
const addedRule: FieldRule = { required: false, max: 10_000, hasLines: true };

/** More fields than any form adds. Without a limit, a hostile client could store thousands. */
export const maxAddedFields = 30;

/** The other fields of a message. A value that is not a string, or whose name is not a field name, comes from no form and is ignored. */
export function addedFields(parameters: Json): readonly string[] {
  return Object.keys(parameters).filter(
    (name) =>
      !Object.hasOwn(knownRules, name) &&
      isFieldName(name) &&
      typeof parameters[name] === 'string' &&
      isPresent(parameters[name], addedRule),
  );
}

/**
 * The string that is stored. In a single-line field, line breaks and control characters become spaces, and so do the line separators of
 * Unicode: in an email header they would start another header.
 */
function storedText(value: string, { hasLines = false }: FieldRule): string {
  if (!hasLines) return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return (
    value
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
      .trim()
  );
}

const emailName = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const domainPart = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** True for what WordPress's `is_email()` accepts. */
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

function validate(name: string, value: unknown, rule: FieldRule): ParameterError | undefined {
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

/** False for null, and for an optional field that is blank: a form sends all its fields. */
function isPresent(value: unknown, rule: FieldRule): boolean {
  if (typeof value === 'string' && !rule.required) return storedText(value, rule) !== '';
  return (value ?? null) !== null;
}

/** Names of the required parameters that are missing. */
export function missingFields(parameters: Json): string[] {
  return Object.entries(knownRules).flatMap(([name, rule]) =>
    rule.required && !isPresent(parameters[name], rule) ? [name] : [],
  );
}

function errorsOf(rules: Readonly<Record<string, FieldRule>>, parameters: Json): Map<string, ParameterError> {
  const errors = new Map<string, ParameterError>();
  for (const [name, rule] of Object.entries(rules)) {
    const value = parameters[name];
    const error = isPresent(value, rule) ? validate(name, value, rule) : undefined;
    if (error) errors.set(name, error);
  }
  return errors;
}

/** Errors by parameter. Added fields are validated only when all known parameters are valid, as WordPress does it. */
export function invalidFields(parameters: Json): Map<string, ParameterError> {
  const errors = errorsOf(knownRules, parameters);
  return errors.size > 0 ? errors : errorsOf(addedRules(parameters), parameters);
}

function addedRules(parameters: Json): Readonly<Record<string, FieldRule>> {
  return Object.fromEntries(addedFields(parameters).map((name) => [name, addedRule]));
}

/** The fields of a valid message, as they are stored. */
export function storedFields(parameters: Json): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...knownRules, ...addedRules(parameters) }).flatMap(([name, rule]) => {
      const value = parameters[name];
      return typeof value === 'string' && isPresent(value, rule) ? [[name, storedText(value, rule)]] : [];
    }),
  );
}
