import { WholeLink } from '../../ui/actions/WholeLink.tsx';
import { ArrowMark } from '../../ui/glyphs/ArrowMark.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { CardHeading } from '../../ui/headings/CardHeading.tsx';
import { LargeFigure } from '../../ui/lettering/LargeFigure.tsx';
import css from './TileWords.module.css';
import type { TileProps } from './tile-props.ts';

/** The label, figure, title and text of a tile, and its link, which covers the tile. */
export function TileWords({ tile, level }: Pick<TileProps, 'tile' | 'level'>) {
  const { label, figure, title, text, link, video } = tile;
  return (
    <>
      {label !== undefined && <p className={css.label}>{label}</p>}
      {figure !== undefined && <LargeFigure {...figure} />}
      <CardHeading level={level} className={css.title}>
        {title}
      </CardHeading>
      {text !== undefined && <p className={css.text}>{text}</p>}
      <WholeLink href={link.href} className={css.link}>
        {video === true ? (
          <span className={css.play}>{link.label}</span>
        ) : (
          <ArrowMark>{link.label}</ArrowMark>
        )}
        <Hidden> {title}</Hidden>
      </WholeLink>
    </>
  );
}
