import type { BlockProps } from '../../generated/block-props.ts';
import { answerOf, type FormField, typeOf } from './form-field.ts';

/** The messages for fields without their own. */
type FieldMessages = Pick<BlockProps['contact-form'], 'empty' | 'notEmail' | 'tooShort' | 'tooLong'>;

/** The checks that depend on the browser. */
export interface Locale {
  /** Language of the page, such as `en`. */
  readonly language: string;
  isEmail(text: string): boolean;
}

/** Deliberately loose: only a delivered message proves that an address exists. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Separators in phone numbers, including all dashes, and invisible characters of copied numbers. */
const separators = /[\s./()\p{Pd}\p{Cf}\u2212]/gu;

/** The error message of a field, or undefined if its value is valid. */
export function checkField(
  field: FormField,
  value: string | undefined,
  messages: FieldMessages,
  { language, isEmail }: Locale,
): string | undefined {
  const text = answerOf(field, value);
  if (text === '') {
    if (typeof field.required === 'string') return field.required;
    return field.required ? messages.empty : undefined;
  }
  const { min, max } = field;
  const type = typeOf(field);
  if (type === 'email') {
    const isValid = field.invalid === undefined ? isEmail(text) : emailPattern.test(text);
    if (!isValid) return field.invalid ?? messages.notEmail;
  }
  const { length } = type === 'tel' ? text.replace(separators, '') : text;
  if (min !== undefined && length < min) {
    return field.minMessage ?? messages.tooShort.replace('[min]', min.toLocaleString(language));
  }
  if (max !== undefined && length > max) {
    return field.maxMessage ?? messages.tooLong.replace('[max]', max.toLocaleString(language));
  }
  return undefined;
}
