import type { SchemaNode } from 'pagewright/tooling';
import type { FieldProps } from './field-props.ts';

/** A value that is written in the config itself, as opposed to one from content. */
export interface LiteralProps extends FieldProps {
  /** What the value may be: the schema of its place, or the chosen alternative of it. */
  readonly node: SchemaNode | undefined;
}
