import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import { TileWords } from '../TileWords.tsx';
import type { TileProps } from '../tile-props.ts';
import { tileTone } from '../tile-tone.ts';
import css from './DuoTile.module.css';

/** Pictures above text. The first of two tiles is dark and wider. */
export function DuoTile({ tile, level, index, tone }: TileProps) {
  const images = tile.images ?? [];
  return (
    <article className={css.tile} data-card="" data-tone={tileTone(index, tone)}>
      <div className={css.pictures} data-count={Math.max(1, images.length)}>
        {images.length === 0 && <Picture image={undefined} className={css.picture} />}
        {withKeys(images, ({ src }) => src).map(({ key, item }) => (
          <Picture
            key={key}
            image={item}
            className={css.picture}
            sizes={images.length > 1 ? '(min-width: 60rem) 14vw, 33vw' : '(min-width: 60rem) 50vw, 100vw'}
          />
        ))}
      </div>
      <div className={css.words}>
        <TileWords tile={tile} level={level} />
      </div>
    </article>
  );
}
