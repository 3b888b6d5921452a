import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './HeroTrail.module.css';
import type { HeroProps } from './hero-props.ts';

/** Where the page belongs: the levels above it, or the eyebrow. */
export function HeroTrail({ trail = [], trailLabel, eyebrow }: HeroProps) {
  if (trail.length === 0) return eyebrow === undefined ? null : <p className={css.trail}>{eyebrow}</p>;
  const last = trail.length - 1;
  return (
    <nav aria-label={trailLabel}>
      <ol className={css.trail}>
        {withKeys(trail, ({ label }) => label).map(({ key, item: { label, href }, index }) => (
          <li
            key={key}
            className={css.level}
            // The last level without a link is the page itself, unless it is only the group of the page.
            aria-current={href === undefined && index === last && index > 0 ? 'page' : undefined}
          >
            {href === undefined ? (
              label
            ) : (
              <SiteLink className={css.link} href={href}>
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
