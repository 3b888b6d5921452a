import type { Steps } from 'pagewright/tooling';
import type { ReactNode } from 'react';

/** A value of a config that a form shows. Each kind of value has a component with these props. */
export interface FieldProps {
  /** Its path below `page-configs/`. */
  readonly file: string;
  /** The steps to the value. It need not exist. */
  readonly steps: Steps;
  /** What people call it: the title of its schema. */
  readonly label: string;
  readonly help?: string | undefined;
  readonly isRequired?: boolean;
  /** True if a heading above says the same. */
  readonly isLabelHidden?: boolean;
  /** At the end of the line of the label: the switch between typed text and content. */
  readonly aside?: ReactNode;
}
