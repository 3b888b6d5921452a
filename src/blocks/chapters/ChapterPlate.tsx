import { useSiteConfig } from 'pagewright/blocks';
import { figureFormat } from '../../ui/figure-format.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './ChapterPlate.module.css';
import type { ChapterSection } from './chapter-order.ts';

interface ChapterPlateProps {
  readonly figure: NonNullable<ChapterSection['figure']>;
}

/** A picture with its caption and a key to its colours. */
export function ChapterPlate({
  figure: { image, caption, blend = false, key: colours = [] },
}: ChapterPlateProps) {
  const { language } = useSiteConfig().head;
  const counted = colours.filter(({ count }) => count >= 0);
  const format = figureFormat(
    language,
    counted.map(({ count }) => count),
  );
  return (
    <figure className={css.figure}>
      <Picture
        image={image}
        sizes="(min-width: 60rem) 54vw, 100vw"
        className={blend ? css.drawing : css.plate}
      />
      {counted.length > 0 && (
        <ul className={css.key} data-amount={counted.length}>
          {withKeys(counted, ({ text }) => text).map(({ key, item }) => (
            <li key={key} className={css.colour}>
              {item.swatch !== undefined && (
                <i className={css.swatch} data-swatch={item.swatch} aria-hidden="true" />
              )}
              <b className={css.count}>{format(item.count)}</b>
              <span className={css.text}>{item.text}</span>
            </li>
          ))}
        </ul>
      )}
      {caption !== undefined && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
