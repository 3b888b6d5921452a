import type { Ref } from 'react';
import css from './ContactForm.module.css';

/** A field that no person sees and that programs fill in. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div className={css.honeypot} aria-hidden="true">
      <input
        ref={ref}
        type="text"
        name="reference"
        aria-label="Leave this empty"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
