import type { FieldProps } from '../form/field-props.ts';

/** The form of a query: its source, params and states. */
export function QueryForm(_: Pick<FieldProps, 'file' | 'steps'>) {
  return null;
}
