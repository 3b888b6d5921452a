import type { Ref } from 'react';
import css from './ContactForm.module.css';

interface HoneypotProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
}

/** A hidden field that only bots fill in. No field of a config has its name, since it has an underscore. */
export function Honeypot({ ref, label }: HoneypotProps) {
  return (
    <div className={css.honeypot} aria-hidden="true">
      <input
        ref={ref}
        type="text"
        name="reference_code"
        aria-label={label}
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
