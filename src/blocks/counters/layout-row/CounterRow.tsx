import { useSiteConfig } from 'pagewright/blocks';
import type { BlockProps } from '../../../generated/block-props.ts';
import { figureFormat } from '../../../ui/figure-format.ts';
import { Section } from '../../../ui/Section.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './CounterRow.module.css';

/** Exact figures in a row, each with its unit. */
export function CounterRow({ counters, label, tone }: Omit<BlockProps['counters'], 'layout'>) {
  const format = figureFormat(
    useSiteConfig().head.language,
    counters.map(({ number }) => number),
  );
  return (
    <Section tone={tone} label={label} space="none" className={css.section}>
      <dl className={css.row}>
        {withKeys(counters, (counter) => counter.label).map(
          ({ key, item: { number, unit, label: text } }) => (
            <div key={key} className={css.term}>
              <dt className={css.label}>{text}</dt>
              <dd className={css.figure}>
                {format(number)}
                {unit !== undefined && <small className={css.unit}>{isSign(unit) ? unit : ` ${unit}`}</small>}
              </dd>
            </div>
          ),
        )}
      </dl>
    </Section>
  );
}

/** A sign, such as %, directly follows its number. A word follows after a space. */
function isSign(unit: string): boolean {
  return !/\p{Letter}/u.test(unit);
}
