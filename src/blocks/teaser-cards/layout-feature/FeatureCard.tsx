import { Kicker } from '../Kicker.tsx';
import { Signature } from '../layout-feature-or-ledger/Signature.tsx';
import { RowPicture } from '../RowPicture.tsx';
import { RowTitle } from '../RowTitle.tsx';
import type { BylineProps, Card } from '../teaser-props.ts';
import css from './FeatureCard.module.css';

interface FeatureCardProps extends BylineProps {
  readonly level: 2 | 3;
  readonly card: Card;
  /** Above the title of a pinned card. */
  readonly label: string;
}

/** One card over the full width, its picture next to its words. */
export function FeatureCard({ card, level, label, people, minutesText }: FeatureCardProps) {
  const { image, topic, date, text, note, sticky } = card;
  return (
    <article className={css.card} data-card="" data-pictured={image !== undefined}>
      {image && <RowPicture image={image} className={css.picture} sizes="(min-width: 60rem) 47rem, 100vw" />}
      <div className={css.words}>
        <Kicker label={sticky ? label : undefined} topic={topic} date={date} />
        <RowTitle card={card} level={level} size="large" />
        {text !== undefined && <p className={css.text}>{text}</p>}
        {note !== undefined && <p className={css.note}>{note}</p>}
        <div className={css.foot}>
          <Signature card={card} people={people} minutesText={minutesText} />
        </div>
      </div>
    </article>
  );
}
