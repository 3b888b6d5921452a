import { type ReactNode, useId } from 'react';
import css from './CheckField.module.css';
import fieldCss from './Field.module.css';
import { describedBy, FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';

interface CheckFieldProps extends FieldNotesProps {
  readonly label: string;
  /** At the end of the line of the label. */
  readonly aside?: ReactNode;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** A checkbox with its label, its help and its problem. */
export function CheckField({ label, help, problem, aside, isChecked, onCheck }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={fieldCss.field} data-invalid={problem ? '' : undefined}>
      <div className={fieldCss.line}>
        <label className={css.label}>
          <input
            type="checkbox"
            className={css.box}
            checked={isChecked}
            aria-describedby={describedBy(id, { help, problem })}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => onCheck(event.target.checked)}
          />
          {label}
        </label>
        {aside}
      </div>
      <FieldNotes id={id} help={help} problem={problem} />
    </div>
  );
}
