import { Picture } from '../../ui/pictures/Picture.tsx';
import css from './FeatureTile.module.css';
import { TileWords } from './TileWords.tsx';
import type { TileProps } from './tile-props.ts';

/** A full-width picture with the text on a panel in its corner. */
export function FeatureTile({ tile, level }: TileProps) {
  return (
    <article className={css.tile} data-card="">
      <Picture image={tile.images?.[0]} className={css.ground} sizes="100vw" decorative />
      <div className={css.panel} data-tone="ink">
        <TileWords tile={tile} level={level} />
      </div>
    </article>
  );
}
