import css from './Badge.module.css';

interface BadgeProps {
  /** One to three letters, seen at rest. */
  readonly short: string;
  /** The whole word: read aloud, and seen when the card around (data-card) is pointed at or holds focus. */
  readonly long: string;
  readonly look?: 'solid' | 'outline' | undefined;
  readonly className?: string | undefined;
}

/** A round mark that opens into its whole word. */
export function Badge({ short, long, look = 'solid', className }: BadgeProps) {
  return (
    <span className={className === undefined ? css.badge : `${css.badge} ${className}`} data-look={look}>
      <span className={css.short} aria-hidden="true">
        {short}
      </span>
      <span className={css.long}>{long}</span>
    </span>
  );
}
