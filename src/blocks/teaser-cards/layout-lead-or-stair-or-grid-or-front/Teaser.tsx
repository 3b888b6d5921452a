import { WholeLink } from '../../../ui/actions/WholeLink.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Byline } from '../../../ui/Byline.tsx';
import { CardHeading } from '../../../ui/headings/CardHeading.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { Kicker } from '../Kicker.tsx';
import type { Card } from '../teaser-props.ts';
import css from './Teaser.module.css';
import type { TeaserShape } from './teaser-shape.ts';

interface TeaserProps {
  readonly teaser: Card;
  readonly level: 2 | 3;
  readonly shape: TeaserShape;
  /** Whether any card of the section has a picture. */
  readonly pictured: boolean;
}

const WIDE = '(min-width: 60rem) 50vw, 100vw';
const NARROW = '(min-width: 60rem) 33vw, (min-width: 44rem) 50vw, 100vw';

/** A card that links to a post or a case study. */
export function Teaser({ teaser, level, shape, pictured }: TeaserProps) {
  const { title, href, topic, sector, text, image, badge, note, date, author } = teaser;
  const mark = badge && (
    <Badge {...badge} look={badge.short.length > 1 ? 'solid' : 'outline'} className={css.badge} />
  );
  return (
    <article className={css.card} data-card="" data-shape={shape} data-pictured={pictured}>
      {pictured && (
        <div className={css.plate}>
          <Picture
            image={image}
            className={css.picture}
            sizes={shape === 'large' || shape === 'alone' ? WIDE : NARROW}
            decorative
            carried
          />
          {mark}
        </div>
      )}
      <div className={css.words} data-marked={pictured && mark !== undefined}>
        {!pictured && mark}
        <Kicker label={sector} topic={topic} />
        <CardHeading level={level} className={css.title} text={title}>
          <WholeLink href={href} className={css.link}>
            {title}
          </WholeLink>
        </CardHeading>
        {text !== undefined && <p className={css.text}>{text}</p>}
        {note !== undefined && <p className={css.note}>{note}</p>}
        <Byline date={date} author={author} />
      </div>
    </article>
  );
}
