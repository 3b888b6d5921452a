import { type ComponentType, createContext, useContext } from 'react';
import type { FieldProps } from './field-props.ts';
import type { LiteralProps } from './literal-props.ts';

/** The components that find the field of a value among all fields. */
interface FieldFinders {
  /** The field of any value, with a switch to content where it may be bound. */
  readonly Value: ComponentType<FieldProps>;
  /** The field of a value that is written in the config. */
  readonly Literal: ComponentType<LiteralProps>;
}

/** A field may have fields in it, so it gets them from here and does not import them. `AllFields` provides them. */
export const FieldFindersContext = createContext<FieldFinders | undefined>(undefined);

function useFieldFinders(): FieldFinders {
  const finders = useContext(FieldFindersContext);
  if (!finders) throw new Error('A field is outside of AllFields.');
  return finders;
}

/** The field of any value: what fits its schema, with a switch to content where the value may be bound. */
export function ValueField(props: FieldProps) {
  const { Value } = useFieldFinders();
  return <Value {...props} />;
}

/**
 * The field of a value that is written in the config. A value that its field cannot show is shown as JSON, so that no mistake is hidden.
 */
export function LiteralField(props: LiteralProps) {
  const { Literal } = useFieldFinders();
  return <Literal {...props} />;
}
