import { WholeLink } from '../../../ui/actions/WholeLink.tsx';
import { CardHeading } from '../../../ui/headings/CardHeading.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import type { TileProps } from '../tile-props.ts';
import css from './MosaicTile.module.css';

/** A picture with its name on a tab, which grows on hover. */
export function MosaicTile({ tile, level }: TileProps) {
  return (
    <article className={css.tile} data-card="">
      <Picture
        image={tile.images?.[0]}
        className={css.plate}
        sizes="(min-width: 60rem) 50vw, 100vw"
        decorative
      />
      <div className={css.tab}>
        <CardHeading level={level} className={css.name}>
          <WholeLink href={tile.link.href}>{tile.title}</WholeLink>
        </CardHeading>
        {tile.text !== undefined && <p className={css.note}>{tile.text}</p>}
      </div>
    </article>
  );
}
