import type { ComponentProps } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import css from './RowPicture.module.css';

/** The picture of a card. It grows slightly while the pointer is on the card. */
export function RowPicture({ className, ...props }: ComponentProps<typeof Picture>) {
  return <Picture {...props} className={joinClasses(css.picture, className)} decorative carried />;
}
