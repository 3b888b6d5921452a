import { useSiteConfig } from 'pagewright/blocks';
import { figureFormat } from '../../ui/figure-format.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import css from './Reading.module.css';
import { ReadingScale } from './ReadingScale.tsx';
import { type ReadingProps, scaleOf, soundReading } from './reading-scale.ts';

interface Props {
  readonly reading: ReadingProps;
  /** The words between the two readings, for screen readers. */
  readonly now: string;
  /** The words after a part of a whole, with `[whole]` and `[unit]`. */
  readonly ofText: string;
}

/** Measured in digits as wide as the digits of the figure. Longer readings are smaller. */
const maxFullSize = 9.85;
/** How much smaller the unit is than the figure. */
const unitSize = 0.4;

/** One figure with its meaning and its drawing. Renders nothing if the figure cannot be true. */
export function Reading({ reading, now, ofText }: Props) {
  const { language } = useSiteConfig().head;
  const sound = soundReading(reading);
  if (sound === undefined) return null;
  const { before, after, unit, of, label, row } = sound;
  const format = figureFormat(language, [before ?? 0, after, of ?? 0]);
  const whole = of === undefined ? unit : ofText.replace('[whole]', format(of)).replace('[unit]', unit ?? '');
  const [first, last] = [before === undefined ? '' : format(before), format(after)];
  const length = first.length * 1.2 + last.length + (whole?.length ?? 0) * unitSize;
  return (
    <div className={css.reading}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.figure} data-long={length > maxFullSize || undefined}>
        {before !== undefined && (
          <>
            <span className={css.before}>{first}</span>
            <svg className={css.arrow} viewBox="0 0 52 30" aria-hidden="true">
              <path d="M0 13.5h41.6L32.2 2.4 36.4 0 52 15 36.4 30l-4.2-2.4 9.4-11.1H0z" />
            </svg>
            <Hidden>, {now} </Hidden>
          </>
        )}
        <b className={css.after}>{last}</b>
        {whole !== undefined && whole.trim() !== '' && <span className={css.unit}> {whole.trim()}</span>}
      </dd>
      <ReadingScale scale={scaleOf(sound)} unit={unit} row={row} format={format} />
    </div>
  );
}
