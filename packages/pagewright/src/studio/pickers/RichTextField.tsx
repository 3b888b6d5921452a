import type { FieldProps } from '../form/field-props.ts';

/** Text with HTML. */
export function RichTextField(_: FieldProps) {
  return null;
}
