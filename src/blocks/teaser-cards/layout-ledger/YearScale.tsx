import { type Day, type LedgerPart, monthName, placeInYear } from './ledger-dates.ts';
import { type LedgerTopic, topicNumber } from './ledger-topics.ts';
import css from './YearScale.module.css';

interface YearScaleProps {
  readonly parts: readonly LedgerPart[];
  readonly topics: readonly LedgerTopic[];
  readonly language: string;
}

/** Long lines between quarters, short ones between months, and the base line, in a box of 1200 by 46. */
const strokes =
  'M1 10V45M100 26V45M200 26V45M300 10V45M400 26V45M500 26V45M600 10V45M700 26V45M800 26V45M900 10V45M1000 26V45M1100 26V45M1199 10V45M0 45H1200';

/** The newest year as a scale with a mark for each card. The rows say the same, so screen readers skip it. */
export function YearScale({ parts, topics, language }: YearScaleProps) {
  const rows = parts.flatMap((part) => part.rows);
  const year = Math.max(...rows.map(({ day }) => day?.year ?? 0));
  const marks = rows.filter((row): row is typeof row & { day: Day } => row.day?.year === year);
  return (
    <div className={css.scale} aria-hidden="true">
      <svg className={css.drawing} aria-hidden="true">
        <svg className={css.strokes} viewBox="0 0 1200 46" preserveAspectRatio="none" aria-hidden="true">
          <path d={strokes} vectorEffect="non-scaling-stroke" />
        </svg>
        <g transform="translate(-4)">
          {marks.map(({ card, day }) => (
            <rect
              key={card.href}
              className={css.mark}
              x={placeInYear(day)}
              y="20"
              width="8"
              height="25"
              data-topic={topicNumber(card, topics)}
            />
          ))}
        </g>
      </svg>
      <p className={css.months} suppressHydrationWarning>
        {[0, 3, 6, 9].map((month) => (
          <span key={month} suppressHydrationWarning>
            {monthName({ year, month }, language)}
            {month === 0 && ` ${year}`}
          </span>
        ))}
      </p>
    </div>
  );
}
