import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { SiteLink } from './SiteLink.tsx';
import css from './WholeLink.module.css';

/** A link that covers the card around it: its nearest positioned ancestor. */
export function WholeLink({ className, ...props }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...props} className={joinClasses(css.link, className)} />;
}
