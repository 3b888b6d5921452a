import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink.tsx';
import css from './WholeLink.module.css';

/** A link whose target is all of the card around it: the nearest ancestor that has a position. */
export function WholeLink({ className = '', ...props }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...props} className={`${css.link} ${className}`} />;
}
