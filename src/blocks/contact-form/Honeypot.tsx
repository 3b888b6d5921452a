import type { Ref } from 'react';
import css from './ContactForm.module.css';

interface HoneypotProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
}

/** A hidden field that only bots fill in. Its name has an underscore, so no field of a config has the same name. */
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
