import type { ComponentPropsWithRef } from 'react';
import css from './action.module.css';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly look?: 'solid' | 'outline' | undefined;
  /** The arrow says that something goes somewhere; a button that does something here has none. */
  readonly mark?: 'arrow' | 'none' | undefined;
}

/** A button that acts on this page. */
export function Button({ look = 'solid', mark = 'none', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={className === undefined ? css.action : `${css.action} ${className}`}
      data-look={look}
      data-mark={mark}
    />
  );
}
