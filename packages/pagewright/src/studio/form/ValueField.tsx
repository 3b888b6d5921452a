import type { FieldProps } from './field-props.ts';

/** The field of any value: what fits its schema. */
export function ValueField(_: FieldProps) {
  return null;
}
