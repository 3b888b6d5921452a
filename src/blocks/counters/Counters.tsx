import { useRef } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Counters.module.css';
import { useCountUp } from './use-count-up.ts';

/** A figure of more digits than this would not fit its length of the scale bar at full size. */
const MOST_DIGITS = 4;
/** And of more than this at three quarters of that. */
const MANY_DIGITS = 6;

const grouped = new Intl.NumberFormat('en');

export default function Counters({ counters, label, tone }: BlockProps['counters']) {
  const first = useRef<HTMLElement>(null);
  const figures = useCountUp(
    counters.map(({ number }) => number),
    first,
  );
  const digits = Math.max(...counters.map(({ number }) => `${number}`.length));
  return (
    <Section tone={tone} label={label} space="none" className={css.section}>
      <dl
        className={css.scale}
        data-count={counters.length}
        data-long={digits > MANY_DIGITS ? 'very' : digits > MOST_DIGITS || undefined}
      >
        {withKeys(counters, (counter) => counter.label).map(({ key, entry, index }) => (
          <div key={key} className={css.segment}>
            <dt className={css.label}>{entry.label}</dt>
            <dd ref={index === 0 ? first : undefined} className={css.figure}>
              <span aria-hidden="true">{grouped.format(figures[index] ?? entry.number)}+</span>
              <Hidden>{grouped.format(entry.number)}+</Hidden>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
