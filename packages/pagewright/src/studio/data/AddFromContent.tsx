import type { FieldProps } from '../form/field-props.ts';

/** A button that adds items from content to a list. @param props those of the list */
export function AddFromContent(_: FieldProps) {
  return null;
}
