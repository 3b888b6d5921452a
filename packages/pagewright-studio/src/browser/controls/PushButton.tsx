import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './PushButton.module.css';

interface PushButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** main: what the person came for, once in a view. quiet: without a border, for toolbars and lists. danger: deletes something. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
}

export function PushButton({ kind = 'plain', icon, children, ...rest }: PushButtonProps) {
  return (
    <button type="button" {...rest} className={css.button} data-kind={kind}>
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  /** What it does. It is its name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The keys that do the same: `Ctrl Z`. */
  readonly keys?: string;
}

/** A button with an icon alone. */
export function IconButton({ label, icon, keys, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={css.icon}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
    >
      {icon}
    </button>
  );
}
