import { useField } from 'react-final-form';
import css from './ContactForm.module.css';
import { FieldInput } from './FieldInput.tsx';
import { type FormField, typeOf } from './form-field.ts';

interface MessageFieldProps {
  readonly field: FormField;
  /** Unique on the page. */
  readonly id: string;
}

/** A field with its label, its hint and its error message. */
export function MessageField({ field, id }: MessageFieldProps) {
  const { input, meta } = useField<string>(field.name);
  // An empty field shows no error until the visitor tries to send.
  const error = meta.submitFailed || (meta.touched && input.value !== '') ? meta.error : undefined;
  const hintId = field.hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter((each) => each !== undefined).join(' ');
  const isRequired = field.required !== false;
  return (
    <div className={css.field} data-type={typeOf(field)}>
      <label className={css.label} htmlFor={id} data-required={isRequired}>
        {field.label}
      </label>
      {hintId !== undefined && (
        <p id={hintId} className={css.hint}>
          {field.hint}
        </p>
      )}
      <FieldInput
        {...input}
        field={field}
        id={id}
        required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      />
      {errorId !== undefined && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
