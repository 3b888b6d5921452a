import type { BlockProps } from '../../generated/block-props.ts';

/** A field as the page config describes it. */
export type FormField = BlockProps['contact-form']['fields'][number];

/** What the fields of a form hold, by name. An empty field may be left out. */
export type FormText = Partial<Record<string, string>>;

/** What a ticked checkbox holds. */
export const ticked = 'yes';

/** Control characters and Unicode's own line breaks would start a new line in a mail header. */
const lineBreaks = /[\s\p{Cc}\u2028\u2029]+/gu;

/** The type that is rendered: a select that has nothing to choose from is a line of text. */
export function typeOf({ type = 'text', options }: FormField): NonNullable<FormField['type']> {
  return type === 'select' && options === undefined ? 'text' : type;
}

/**
 * What a field says, as it is sent; '' where it is empty. A draft may hold a choice that another form, or another
 * version of this one, offered.
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
