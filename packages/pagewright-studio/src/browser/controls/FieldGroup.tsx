import { type ReactNode, useId } from 'react';
import { strings } from '../strings.ts';
import css from './Field.module.css';
import { describedBy, FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { ScreenReaderText } from './ScreenReaderText.tsx';

interface FieldGroupProps extends FieldNotesProps {
  readonly label: string;
  readonly isRequired?: boolean;
  /** True if only screen readers need the label, because a heading above says the same. */
  readonly isLabelHidden?: boolean;
  /** At the end of the line of the label. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A label for several controls that belong together, their help and their problem. */
export function FieldGroup({
  label,
  help,
  isRequired = false,
  isLabelHidden = false,
  problem,
  aside,
  children,
}: FieldGroupProps) {
  const id = useId();
  const name = (
    <>
      <span id={id}>{label}</span>
      {isRequired && <span className={css.required}>{strings.required}</span>}
    </>
  );
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={describedBy(id, { help, problem })}
      className={css.field}
      data-invalid={problem ? '' : undefined}
    >
      <div className={css.line} data-label-line="" data-no-label={isLabelHidden ? '' : undefined}>
        {isLabelHidden ? (
          <ScreenReaderText>{name}</ScreenReaderText>
        ) : (
          <span className={css.label}>{name}</span>
        )}
        {aside}
      </div>
      {children}
      <FieldNotes id={id} help={help} problem={problem} />
    </fieldset>
  );
}
