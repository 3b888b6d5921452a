import type { FieldProps } from '../form/field-props.ts';

/** An image: its file, or one of the media of the content service, and its alternative text. */
export function ImageField(_: FieldProps) {
  return null;
}
