import type { BlockProps } from '../../generated/block-props.ts';
import { answerOf, type FormField, typeOf } from './form-field.ts';

/** The messages for fields without one of their own. */
export type FieldMessages = Pick<BlockProps['contact-form'], 'empty' | 'notEmail' | 'tooShort' | 'tooLong'>;

/** What only a browser knows. */
export interface Locale {
  /** Language of the page, such as `en`. */
  readonly language: string;
  isEmail(text: string): boolean;
}

/** Something before an @ and a dot after it: only a letter that arrives proves an address. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** How people separate the digits of a phone number, with dashes of all kinds, and the invisible marks of a copied one. */
const separators = /[\s./()\p{Pd}\p{Cf}\u2212]/gu;

/** The message of the first rule that a value breaks, or undefined. */
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
