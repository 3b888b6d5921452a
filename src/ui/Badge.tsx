import css from './Badge.module.css';
import { joinClasses } from './join-classes.ts';

interface BadgeProps {
  /** One to three letters, always visible. */
  readonly short: string;
  /** The full text: for screen readers, and visible while the card around it (`data-card`) is hovered or has focus. */
  readonly long: string;
  readonly look?: 'solid' | 'outline' | undefined;
  readonly className?: string | undefined;
}

/** A round badge that expands to its full text. */
export function Badge({ short, long, look = 'solid', className }: BadgeProps) {
  return (
    <span className={joinClasses(css.badge, className)} data-look={look}>
      <span className={css.short} aria-hidden="true">
        {short}
      </span>
      <span className={css.long}>{long}</span>
    </span>
  );
}
