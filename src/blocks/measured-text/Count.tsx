import { useSiteConfig } from 'pagewright/blocks';
import type { BlockProps } from '../../generated/block-props.ts';
import { figureFormat } from '../../ui/figure-format.ts';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Count.module.css';
import { type BoxField, pitch, side } from './count-boxes.ts';
import measure from './MeasuredText.module.css';

interface CountProps {
  readonly count: NonNullable<BlockProps['measured-text']['count']>;
  readonly field: BoxField;
}

/** The look of a part: the first one stands out, the last of two or three is empty, and a fourth is hatched. */
function swatchesFor(count: number): readonly number[] {
  return count === 2 ? [3, 2] : [3, 0, 2, 1];
}

/** A box for each thing. The list below says the same in numbers. */
export function Count({ count: { parts, caption }, field }: CountProps) {
  const { language } = useSiteConfig().head;
  const write = figureFormat(
    language,
    parts.map((part) => part.count),
  );
  const swatches = swatchesFor(parts.length);
  return (
    <figure className={css.count}>
      <svg className={css.drawing} viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
        {withKeys(field.parts, ({ rows }) => rows).map(({ key, item, index }) => (
          <g key={key} className={css.boxes} data-swatch={swatches[index]}>
            <path d={item.rows} strokeWidth={side} strokeDasharray={`${side} ${pitch - side}`} />
            {(swatches[index] === 1 || swatches[index] === 2) && (
              <path
                className={css.hole}
                d={item.rows}
                strokeWidth={side - 2}
                strokeDasharray={`0 1 ${side - 2} ${pitch - side + 1}`}
              />
            )}
            {swatches[index] === 1 && (
              <path d={item.rows} strokeWidth={side} strokeDasharray={`0 3 1 2 1 ${pitch - 7}`} />
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        {caption !== undefined && <p className={css.caption}>{caption}</p>}
        <ul className={measure.parts}>
          {withKeys(parts, ({ text }) => text).map(({ key, item, index }) => (
            <li key={key} className={measure.part}>
              <span className={measure.swatch} data-swatch={swatches[index]} aria-hidden="true" />
              {item.text}
              <b className={measure.amount}>{write(item.count)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
