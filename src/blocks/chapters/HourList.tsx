import { withKeys } from '../../ui/with-keys.ts';
import type { ChapterSection } from './chapter-order.ts';
import { Dial } from './Dial.tsx';
import css from './HourList.module.css';

interface HourListProps {
  readonly hours: ChapterSection['hours'];
  readonly dial: ChapterSection['dial'];
}

/** More hours than this do not fit side by side. */
const mostInRow = 4;

/** A dial, and a list of the hours with their events. Each may be missing. */
export function HourList({ hours, dial }: HourListProps) {
  return (
    <div className={css.week}>
      {dial !== undefined && <Dial dial={dial} />}
      {hours !== undefined && (
        <ol className={css.hours} data-short={(hours.length > 1 && hours.length <= mostInRow) || undefined}>
          {withKeys(hours, ({ time }) => time).map(({ key, item }) => (
            <li key={key} className={css.hour}>
              <span className={css.time} data-current={item.current || undefined}>
                {item.time}
              </span>
              <p className={css.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
