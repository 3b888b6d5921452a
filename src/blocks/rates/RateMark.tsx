import type { BlockProps } from '../../generated/block-props.ts';
import css from './RateMark.module.css';
import { chanceOf, placeIn, type Range } from './rate-scale.ts';

interface RateMarkProps {
  readonly group: BlockProps['rates']['groups'][number];
  readonly line: number | undefined;
  readonly tolerance: number | undefined;
  /** The range of values that the drawing shows. */
  readonly range: Range;
}

/**
 * One rate: a dot with its range, on the band and the line that the whole table shares. Positions are percentages, so nothing is distorted.
 */
export function RateMark({ group, line, tolerance = 0, range }: RateMarkProps) {
  const at = (rate: number): string => placeIn(range, rate);
  const chance = chanceOf(group);
  const half = (tolerance / (range.high - range.low)) * 100;
  return (
    <svg aria-hidden="true" className={css.mark} data-withdrawn={group.withdrawn || undefined}>
      {line !== undefined && (
        <>
          {half > 0 && <rect x={`${50 - half}%`} width={`${2 * half}%`} height="100%" />}
          <line className={css.line} x1={at(line)} x2={at(line)} y2="101%" />
        </>
      )}
      {chance && <line x1={at(chance.low)} x2={at(chance.high)} y1="50%" y2="50%" />}
      <circle cx={at(group.rate)} cy="50%" r="6.5" />
    </svg>
  );
}
