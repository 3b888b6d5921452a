import { useField } from 'react-final-form';
import css from './ContactForm.module.css';
import type { FieldRule } from './check-field.ts';

interface MessageFieldProps {
  readonly rule: FieldRule;
  /** Unique on the page. */
  readonly id: string;
}

const TYPES = { name: 'text', email: 'email', phone: 'tel', message: 'text' };
// A browser does not put text back into a field with "off" on the way back.
const COMPLETIONS = { name: 'name', email: 'email', phone: 'tel', message: undefined };
const MESSAGE_ROWS = 5;

/**
 * The browser stops a visitor from typing more than this. Where the config has words for a text that is too long the text
 * must be able to become so, and in a phone number not every character counts.
 */
function typingLimit({ name, max, maxMessage }: FieldRule): number | undefined {
  return name === 'phone' || maxMessage !== undefined ? undefined : max;
}

/** One field with its label and hint above and, when it is at fault, the fault in words below. */
export function MessageField({ rule, id }: MessageFieldProps) {
  const { input, meta } = useField<string>(rule.name);
  // Nobody is told of a field that they have not filled yet, unless they tried to send.
  const fault = meta.submitFailed || (meta.touched && input.value !== '') ? meta.error : undefined;
  const hintId = rule.hint === undefined ? undefined : `${id}-hint`;
  const faultId = fault === undefined ? undefined : `${id}-fault`;
  const describedBy = [faultId, hintId].filter((each) => each !== undefined).join(' ');
  const isRequired = rule.required !== false;
  const shared = {
    ...input,
    id,
    className: css.input,
    autoComplete: COMPLETIONS[rule.name],
    required: isRequired,
    maxLength: typingLimit(rule),
    'aria-invalid': fault !== undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
  return (
    <div className={css.field} data-name={rule.name}>
      <label className={css.label} htmlFor={id} data-required={isRequired}>
        {rule.label}
      </label>
      {hintId !== undefined && (
        <p id={hintId} className={css.hint}>
          {rule.hint}
        </p>
      )}
      {rule.name === 'message' ? (
        <textarea {...shared} rows={rule.rows ?? MESSAGE_ROWS} />
      ) : (
        <input {...shared} type={TYPES[rule.name]} />
      )}
      {faultId !== undefined && (
        <p id={faultId} className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
