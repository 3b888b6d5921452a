import type { FieldProps } from '../form/field-props.ts';

/** A choice of looks, such as a tone or a layout, as pictures. */
export function LookField(_: FieldProps) {
  return null;
}
