import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import css from './FormCheck.module.css';

interface FormCheckProps {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isDisabled?: boolean;
}

/** A checkbox of a form. */
export function FormCheck({ name, label, help, isDisabled = false }: FormCheckProps) {
  const id = useId();
  const { input } = useField<boolean>(name, { type: 'checkbox' });
  return (
    <div className={css.check}>
      <input
        type="checkbox"
        id={id}
        name={name}
        className={css.box}
        checked={input.checked === true && !isDisabled}
        disabled={isDisabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={input.onChange}
      />
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
}
