import { useSiteConfig } from 'pagewright/blocks';
import station from '../../../ui/headings/Station.module.css';
import { joinClasses } from '../../../ui/join-classes.ts';
import { withKeys } from '../../../ui/with-keys.ts';
import type { Card, RowsProps, TeaserProps } from '../teaser-props.ts';
import css from './Ledger.module.css';
import { LedgerRow } from './LedgerRow.tsx';
import { ledgerParts } from './ledger-dates.ts';
import { type LedgerTopic, topicNumber } from './ledger-topics.ts';
import { YearScale } from './YearScale.tsx';

interface LedgerProps extends RowsProps, Pick<TeaserProps, 'quarters'> {
  /** The card whose picture the section above shows. */
  readonly shownAbove: Card | undefined;
  /** The topics of the filter. Without topics there is no filter. */
  readonly topics: readonly LedgerTopic[];
}

/** Cards as dated rows, with a station for each quarter of a year. Without dates, one list. */
export function Ledger({ cards, shownAbove, level, topics, quarters, people, minutesText }: LedgerProps) {
  const { language } = useSiteConfig().head;
  const parts = ledgerParts(cards);
  const isDated = parts[0]?.quarter !== undefined;
  const Heading = `h${level}` as const;
  return (
    <div
      className={css.ledger}
      data-dated={isDated}
      data-pictured={cards.some(({ image }) => image !== undefined)}
      data-signed={cards.some(({ author, minutes }) => author !== undefined || minutes !== undefined)}
    >
      {isDated && <YearScale parts={parts} topics={topics} language={language} />}
      {withKeys(parts, ({ quarter }) => `${quarter?.year} ${quarter?.index}`).map(({ key, item: part }) => (
        <div key={key} className={css.part} data-part="">
          {part.quarter && (
            <Heading className={joinClasses(station.station, css.quarter)}>
              {quarters[part.quarter.index]} {part.quarter.year}
            </Heading>
          )}
          <ol>
            {withKeys(part.rows, ({ card }) => card.href).map(({ key: name, item: { card, day } }) => (
              <li key={name} className={css.entry} data-topic={topicNumber(card, topics)}>
                <LedgerRow
                  card={card}
                  isPictured={card !== shownAbove}
                  day={day}
                  language={language}
                  level={isDated ? (level === 2 ? 3 : 4) : level}
                  people={people}
                  minutesText={minutesText}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
