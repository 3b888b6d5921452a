import type { BlockProps } from '../../generated/block-props.ts';
import { WholeLink } from '../../ui/actions/WholeLink.tsx';
import { Glyph } from '../../ui/glyphs/Glyph.tsx';
import { CardHeading } from '../../ui/headings/CardHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import css from './CardGrid.module.css';
import cells from './layout-cells/CellCards.module.css';
import list from './layout-list/ListCards.module.css';
import ruled from './layout-ruled/RuledCards.module.css';
import { Rosette } from './with-icon/Rosette.tsx';

interface GridCardProps {
  readonly card: BlockProps['card-grid']['cards'][number];
  /** Its position, from 1. */
  readonly number: number;
  readonly level: 2 | 3;
  readonly layout: BlockProps['card-grid']['layout'];
}

const LOOKS = { cells, ruled, list };

/** An image, a title and a short text. A card without picture and icon shows its number. */
export function GridCard({ card, number, level, layout }: GridCardProps) {
  const { title, text, image, icon, href } = card;
  const look = LOOKS[layout];
  const drawn = icon === 'rosette' ? 'rosette' : icon ? 'glyph' : 'number';
  const sign = layout === 'list' ? 'number' : image ? 'picture' : drawn;
  return (
    <>
      {sign === 'picture' && (
        <Picture
          image={image}
          ratio="16/9"
          className={`${css.picture} ${look.picture}`}
          sizes="(min-width: 60rem) 33vw, 100vw"
        />
      )}
      {sign === 'glyph' && icon && <Glyph name={icon} className={look.glyph} />}
      {sign === 'rosette' && <Rosette title={title} number={number} className={look.rosette} />}
      {sign === 'number' && (
        <span className={`${css.number} ${look.number}`} aria-hidden="true">
          {number}
        </span>
      )}
      <CardHeading level={level} className={`${css.title} ${look.title}`} text={title}>
        {href === undefined ? (
          title
        ) : (
          <WholeLink href={href} className={`${css.link} ${look.link}`}>
            {title}
          </WholeLink>
        )}
      </CardHeading>
      {text !== undefined && <p className={`${css.text} ${look.text}`}>{text}</p>}
    </>
  );
}
