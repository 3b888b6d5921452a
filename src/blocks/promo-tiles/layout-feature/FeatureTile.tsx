import { Picture } from '../../../ui/pictures/Picture.tsx';
import { TileWords } from '../TileWords.tsx';
import type { TileProps } from '../tile-props.ts';
import css from './FeatureTile.module.css';

/** A full-width picture with the text on a panel in its corner. */
export function FeatureTile({ tile, level }: TileProps) {
  const image = tile.images?.[0];
  const hasOwnOnPhones = image !== undefined && tile.narrow !== undefined;
  return (
    <article className={css.tile} data-card="" data-narrow={hasOwnOnPhones || undefined}>
      <Picture image={image} narrow={tile.narrow} className={css.ground} sizes="100vw" decorative />
      <div className={css.panel} data-tone="ink">
        <TileWords tile={tile} level={level} />
      </div>
    </article>
  );
}
