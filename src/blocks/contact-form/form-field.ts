import type { BlockProps } from '../../generated/block-props.ts';

export type FormField = BlockProps['contact-form']['fields'][number];

/** The text of the fields of a form, by name. Empty fields may be missing. */
export type FormText = Partial<Record<string, string>>;

/** The value of a ticked checkbox. */
export const ticked = 'yes';

/** Includes control characters and Unicode line separators, which would start a new line in a mail header. */
const lineBreaks = /[\s\p{Cc}\u2028\u2029]+/gu;

/** The type to render. A select whose options are missing from the content is a line of text. */
export function typeOf({ type = 'text', options }: FormField): NonNullable<FormField['type']> {
  return type === 'select' && options === undefined ? 'text' : type;
}

/**
 * The value of a field as it is sent; '' if it is empty. A draft may contain a choice of another form, or of an older version
 * of this one, which is then empty.
 */
export function answerOf(field: FormField, value = ''): string {
  switch (typeOf(field)) {
    case 'textarea':
      return value.trim();
    case 'select':
      return field.options?.includes(value) ? value : '';
    case 'checkbox':
      return value === ticked ? ticked : '';
    default:
      return value.replace(lineBreaks, ' ').trim();
  }
}

/** The values of all fields as they are sent. */
export function answersOf(fields: readonly FormField[], text: FormText): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field.name, answerOf(field, text[field.name])]));
}
