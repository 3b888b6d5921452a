import type { BlockProps } from '../../generated/block-props.ts';
import { percentOf } from '../../ui/drawings/coordinates.ts';
import drawn from '../../ui/drawings/Drawn.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { BarAxis } from './BarAxis.tsx';
import { barLengths, scaleTicks } from './bar-scale.ts';
import css from './Comparison.module.css';

/** Amounts as bars on one scale. The figures are text, so the drawing is hidden from screen readers. */
export default function Comparison({ bars, heading, lead, label, joined, tone }: BlockProps['comparison']) {
  const lengths = barLengths(bars);
  const longest = bars[lengths?.indexOf(1) ?? -1];
  return (
    <Section
      tone={tone}
      heading={heading}
      lead={lead}
      label={label}
      className={joined && heading === undefined ? css.joined : undefined}
    >
      <ul className={joinClasses(css.bars, drawn.chart)}>
        {withKeys(bars, (bar) => bar.label).map(({ key, item, index }) => (
          <li key={key} className={css.bar}>
            <p className={css.words}>
              <span className={css.figure}>
                {item.value}
                {item.unit !== undefined && <small className={css.unit}> {item.unit}</small>}
              </span>{' '}
              <span>{item.label}</span>
            </p>
            {lengths !== undefined && (
              <svg className={css.drawing} aria-hidden="true">
                <rect
                  className={joinClasses(css.length, drawn.bar)}
                  width={percentOf(lengths[index] ?? 0)}
                  height="100%"
                />
              </svg>
            )}
          </li>
        ))}
      </ul>
      {longest !== undefined && <BarAxis ticks={scaleTicks(longest)} />}
    </Section>
  );
}
