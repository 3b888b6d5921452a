import type { FieldProps } from '../form/field-props.ts';

/** An item of a list that becomes one item for each item of a list of content. */
export function EachItem(_: FieldProps) {
  return null;
}
