import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './CheckField.module.css';
import fieldCss from './Field.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** What is wrong, in the words of the check, with its fixes. */
  readonly problem?: ReactNode;
  /** At the end of the line of the label. */
  readonly aside?: ReactNode;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** A checkbox with its label, its help and its problem. */
export function CheckField({ label, help, problem, aside, isChecked, onCheck }: CheckFieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter((each) => each).join(' ');
  return (
    <div className={fieldCss.field} data-invalid={problem ? '' : undefined}>
      <div className={fieldCss.line}>
        <label className={css.label}>
          <input
            type="checkbox"
            className={css.box}
            checked={isChecked}
            aria-describedby={described || undefined}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => onCheck(event.target.checked)}
          />
          {label}
        </label>
        {aside}
      </div>
      {help && (
        <p id={`${id}-help`} className={fieldCss.help}>
          {help}
        </p>
      )}
      {problem && (
        <div id={`${id}-problem`} className={fieldCss.problem}>
          <CircleAlert size={14} aria-hidden />
          <div>{problem}</div>
        </div>
      )}
    </div>
  );
}
