import type { BlockProps } from '../../generated/block-props.ts';
import drawn from '../../ui/drawings/Drawn.module.css';
import { Hidden } from '../../ui/Hidden.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { type Bar, barsBetween, clockTime } from './day-bars.ts';
import css from './OfficeHours.module.css';

type Office = BlockProps['office-hours']['offices'][number];

/**
 * The working hours of offices below each other, on one scale of 24 hours. A single office has no scale, because there is nothing to
 * compare.
 */
export default function OfficeHours(props: BlockProps['office-hours']) {
  const { heading, lead, offices, clock, spoken, note, tone } = props;
  const shown = offices.filter(({ coreStart, coreEnd }) => barsBetween(coreStart, coreEnd).length > 0);
  return (
    <Section tone={tone} heading={heading} lead={lead} className={css.section}>
      {shown.length > 1 && (
        <figure>
          <ul className={drawn.chart}>
            {withKeys(shown, ({ name }) => name).map(({ key, item }) => (
              <li key={key} className={css.office}>
                <p className={css.name}>
                  <b>{item.name}</b> {item.zone !== undefined && <span>{item.zone}</span>}
                </p>
                <Day office={item} />
                <Hidden>{spokenHours(spoken, item)}</Hidden>
              </li>
            ))}
          </ul>
          <div className={css.hours} aria-hidden="true">
            {['00', '06', '12', '18'].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
            <span>24 {clock}</span>
          </div>
          {note !== undefined && <figcaption className={css.note}>{note}</figcaption>}
        </figure>
      )}
    </Section>
  );
}

function Day({ office }: { readonly office: Office }) {
  return (
    <svg className={css.day} width="100%" aria-hidden="true">
      <line className={css.base} x2="100%" y1="100%" y2="100%" />
      <Bars bars={barsBetween(office.flexStart, office.flexEnd)} y="36%" height="64%" className={css.flex} />
      <Bars bars={barsBetween(office.coreStart, office.coreEnd)} y="0" height="100%" className={css.core} />
    </svg>
  );
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly y: string;
  readonly height: string;
  readonly className: string | undefined;
}

function Bars({ bars, className, ...rest }: BarsProps) {
  return bars.map(({ start, width }) => (
    <rect
      key={start}
      className={joinClasses(className, drawn.bar)}
      x={`${start}%`}
      width={`${width}%`}
      {...rest}
    />
  ));
}

function spokenHours(spoken: string, { coreStart, coreEnd }: Office): string {
  return spoken.replace('[start]', clockTime(coreStart)).replace('[end]', clockTime(coreEnd));
}
