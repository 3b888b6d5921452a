import type { ReactNode } from 'react';
import type { FieldProps } from '../form/field-props.ts';

interface BindableFieldProps extends FieldProps {
  /** Shows the field for a typed value. @param aside the switch, for the line of its label */
  readonly literal: (aside: ReactNode) => ReactNode;
}

/** A value that may be typed or come from content, with a switch between both. */
export function BindableField({ literal }: BindableFieldProps) {
  return literal(null);
}
