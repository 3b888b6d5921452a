import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { words } from '../words.ts';
import css from './Field.module.css';

interface FieldGroupProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
  /** What is wrong, in the words of the check, with its fixes. */
  readonly problem?: ReactNode;
  /** At the end of the line of the label. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A label for several controls that belong together, their help and their problem. */
export function FieldGroup({ label, help, isRequired = false, problem, aside, children }: FieldGroupProps) {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter((each) => each).join(' ');
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={described || undefined}
      className={css.field}
      data-invalid={problem ? '' : undefined}
    >
      <div className={css.line} data-label-line="">
        <span className={css.label}>
          <span id={id}>{label}</span>
          {isRequired && <span className={css.required}>{words.required}</span>}
        </span>
        {aside}
      </div>
      {children}
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
    </fieldset>
  );
}
