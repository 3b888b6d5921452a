import { useField } from 'react-final-form';
import css from './ContactForm.module.css';
import type { FieldRule } from './check-field.ts';

interface MessageFieldProps {
  readonly rule: FieldRule;
  /** Unique on the page. */
  readonly id: string;
}

const TYPES = { name: 'text', email: 'email', phone: 'tel', message: 'text' };
const COMPLETIONS = { name: 'name', email: 'email', phone: 'tel', message: 'off' };
const MESSAGE_ROWS = 5;

/** One field with its label above and, when it is at fault, the fault in words below. */
export function MessageField({ rule, id }: MessageFieldProps) {
  const { input, meta } = useField<string>(rule.name);
  // Nobody is told of a field that they have not filled yet, unless they tried to send.
  const fault = meta.submitFailed || (meta.touched && input.value !== '') ? meta.error : undefined;
  const faultId = `${id}-fault`;
  const shared = {
    ...input,
    id,
    className: css.input,
    autoComplete: COMPLETIONS[rule.name],
    required: rule.required !== false,
    // Where the config has words for a text that is too long, the text must be able to become so.
    maxLength: rule.maxMessage === undefined ? rule.max : undefined,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : faultId,
  };
  return (
    <div className={css.field} data-name={rule.name}>
      <label className={css.label} htmlFor={id}>
        {rule.label}
      </label>
      {rule.name === 'message' ? (
        <textarea {...shared} rows={rule.rows ?? MESSAGE_ROWS} />
      ) : (
        <input {...shared} type={TYPES[rule.name]} />
      )}
      {fault !== undefined && (
        <p id={faultId} className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
