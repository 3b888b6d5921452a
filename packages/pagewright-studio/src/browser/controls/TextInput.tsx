import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import css from './TextInput.module.css';

/** The attributes of an input, and what is called with each text. */
export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> & {
  readonly onText: (text: string) => void;
};

/** One line of text. */
export function TextInput({ onText, ...rest }: TextInputProps) {
  return (
    <input type="text" {...rest} className={css.input} onChange={(event) => onText(event.target.value)} />
  );
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'onChange'> & {
  readonly onText: (text: string) => void;
};

/** Text that grows with its lines. */
export function TextArea({ onText, ...rest }: TextAreaProps) {
  return (
    <div className={css.growing} data-text={rest.value || rest.placeholder}>
      <textarea rows={2} {...rest} className={css.area} onChange={(event) => onText(event.target.value)} />
    </div>
  );
}
