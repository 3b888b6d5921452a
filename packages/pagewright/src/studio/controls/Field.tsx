import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { words } from '../words.ts';
import css from './Field.module.css';

/** What a field gives the element that a person edits. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
  /** What is wrong, in the words of the check, with its fixes. */
  readonly problem?: ReactNode;
  /** At the end of the line of the label: a count of characters, a switch. */
  readonly aside?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label, what a person edits, its help and its problem. */
export function Field({ label, help, isRequired = false, problem, aside, children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter((each) => each).join(' ');
  return (
    <div className={css.field} data-invalid={problem ? '' : undefined}>
      <div className={css.line} data-label-line="">
        <label className={css.label} htmlFor={id}>
          {label}
          {isRequired && <span className={css.required}> {words.required}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {problem && (
        <div id={`${id}-problem`} className={css.problem}>
          <CircleAlert size={14} aria-hidden />
          <div>{problem}</div>
        </div>
      )}
    </div>
  );
}
