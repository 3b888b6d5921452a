import { useSiteConfig } from 'pagewright/blocks';
import { useRef } from 'react';
import type { BlockProps } from '../../../generated/block-props.ts';
import { figureFormat } from '../../../ui/figure-format.ts';
import { Hidden } from '../../../ui/Hidden.tsx';
import { Section } from '../../../ui/Section.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './Counters.module.css';
import { useCountUp } from './use-count-up.ts';

/** Figures with more digits are smaller. Figures with many more are smaller still. */
const maxFullSizeDigits = 4;
const maxReducedDigits = 6;

/** Round figures that count up once. A plus sign follows each. */
export function CounterScale({ counters, label, tone }: Omit<BlockProps['counters'], 'layout'>) {
  const numbers = counters.map(({ number }) => number);
  const format = figureFormat(useSiteConfig().head.language, numbers);
  const list = useRef<HTMLDListElement>(null);
  const figures = useCountUp(numbers, list);
  const digits = Math.max(...numbers.map((number) => `${number}`.length));
  return (
    <Section tone={tone} label={label} space="none" className={css.section}>
      <dl
        ref={list}
        className={css.scale}
        data-count={counters.length}
        data-long={digits > maxReducedDigits ? 'very' : digits > maxFullSizeDigits || undefined}
      >
        {withKeys(counters, (counter) => counter.label).map(({ key, item, index }) => (
          <div key={key} className={css.segment}>
            <dt className={css.label}>{item.label}</dt>
            <dd className={css.figure}>
              <span aria-hidden="true">{format(figures[index] ?? item.number)}+</span>
              <Hidden>{format(item.number)}+</Hidden>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
