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

/** Never "off": after a back navigation, browsers do not restore the text of such fields. */
function completionOf({ type, autocomplete }: FormField): string | undefined {
  return autocomplete ?? (type === 'email' || type === 'tel' ? type : undefined);
}

/**
 * The form control of a field. It has no `maxlength`: browsers would cut the text without a word. A message reports text that is too long.
 */
export function FieldInput({ field, value, onChange, ...rest }: FieldInputProps) {
  const type = typeOf(field);
  const shared = { ...rest, className: css.input, autoComplete: completionOf(field) };
  const typed = {
    ...shared,
    value,
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
