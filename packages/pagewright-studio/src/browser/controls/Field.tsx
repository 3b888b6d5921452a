import { type ReactNode, useId } from 'react';
import { strings } from '../strings.ts';
import css from './Field.module.css';
import { describedBy, FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';

/** What a field gives the element that a person edits. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps extends FieldNotesProps {
  readonly label: string;
  readonly isRequired?: boolean;
  /** At the end of the line of the label: a count of characters, a switch. */
  readonly aside?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label, what a person edits, its help and its problem. */
export function Field({ label, help, isRequired = false, problem, aside, children }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field} data-invalid={problem ? '' : undefined}>
      <div className={css.line} data-label-line="">
        <label className={css.label} htmlFor={id}>
          {label}
          {isRequired && <span className={css.required}> {strings.required}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy(id, { help, problem }),
        'aria-invalid': problem ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldNotes id={id} help={help} problem={problem} />
    </div>
  );
}
