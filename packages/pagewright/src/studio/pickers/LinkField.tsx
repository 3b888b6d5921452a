import type { FieldProps } from '../form/field-props.ts';

/** The target of a link: a page, a part of a page, or another site. */
export function LinkField(_: FieldProps) {
  return null;
}
