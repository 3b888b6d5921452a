import { Picture } from '../../../ui/pictures/Picture.tsx';
import { TileWords } from '../TileWords.tsx';
import type { TileProps } from '../tile-props.ts';
import { tileTone } from '../tile-tone.ts';
import css from './LowTile.module.css';

/** The first tile has its picture next to the text. */
export function LowTile({ tile, level, index, tone }: TileProps) {
  const [image] = tile.images ?? [];
  return (
    <article className={css.tile} data-card="" data-tone={tileTone(index, tone)}>
      <Picture image={image} className={css.picture} sizes="(min-width: 60rem) 20vw, 100vw" />
      <div className={css.words}>
        <TileWords tile={tile} level={level} />
      </div>
    </article>
  );
}
