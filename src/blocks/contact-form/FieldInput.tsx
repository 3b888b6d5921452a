import type { AriaAttributes, FocusEventHandler } from 'react';
import css from './ContactForm.module.css';
import { answerOf, type FormField, ticked, typeOf } from './form-field.ts';

interface FieldInputProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  readonly field: FormField;
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly value: string;
  onChange(value: string): void;
  readonly onBlur: FocusEventHandler<HTMLElement>;
  readonly onFocus: FocusEventHandler<HTMLElement>;
}

const defaultRows = 5;

/**
 * Browsers do not let visitors type more. There is no limit where a message reports text that is too long, or where not every
 * character counts, as in a phone number.
 */
function typingLimit({ type, max, maxMessage }: FormField): number | undefined {
  return type === 'tel' || maxMessage !== undefined ? undefined : max;
}

/** Never "off": after a back navigation, browsers do not restore the text of such fields. */
function completionOf({ type, autocomplete }: FormField): string | undefined {
  return autocomplete ?? (type === 'email' || type === 'tel' ? type : undefined);
}

/** The form control of a field. */
export function FieldInput({ field, value, onChange, ...rest }: FieldInputProps) {
  const type = typeOf(field);
  const shared = { ...rest, className: css.input, autoComplete: completionOf(field) };
  const typed = {
    ...shared,
    value,
    maxLength: typingLimit(field),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (type === 'textarea') return <textarea {...typed} rows={field.rows ?? defaultRows} />;
  if (type === 'select') {
    return (
      <select {...shared} value={answerOf(field, value)} onChange={typed.onChange}>
        <option value="" />
        {field.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (type === 'checkbox') {
    return (
      <input
        {...shared}
        className={css.box}
        type="checkbox"
        value={ticked}
        checked={value === ticked}
        onChange={({ target }) => onChange(target.checked ? ticked : '')}
      />
    );
  }
  return <input {...typed} type={type} />;
}
