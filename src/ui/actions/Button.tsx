import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import css from './action.module.css';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly look?: 'solid' | 'outline' | undefined;
  /** An arrow means that something is sent or opened. */
  readonly mark?: 'arrow' | 'none' | undefined;
}

export function Button({ look = 'solid', mark = 'none', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(css.action, className)}
      data-look={look}
      data-mark={mark}
    />
  );
}
