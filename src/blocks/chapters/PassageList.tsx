import { useSiteConfig } from 'pagewright/blocks';
import { withKeys } from '../../ui/with-keys.ts';
import css from './PassageFigure.module.css';
import { type ChapterWords, dateOf, type PassageProps, stepsOf } from './passage-data.ts';
import { dateFormats } from './passage-dates.ts';

interface PassageListProps {
  readonly passage: PassageProps;
  readonly words: ChapterWords;
}

/** The steps of a passage as a table. A step that was turned back moved nothing. */
export function PassageList({ passage, words }: PassageListProps) {
  const { day } = dateFormats(useSiteConfig().head.language);
  const steps = stepsOf(passage).filter((step) => !Number.isNaN(step.day));
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{words.dateHead}</th>
          <th scope="col">{words.stepHead}</th>
          <th scope="col">{words.movedHead}</th>
          <th scope="col">{words.retiredHead}</th>
        </tr>
      </thead>
      <tbody>
        {withKeys(steps, (step) => `${step.day} ${step.label}`).map(({ key, item }) => (
          <tr key={key}>
            <th scope="row" suppressHydrationWarning>
              {day(dateOf(item.day))}
            </th>
            <td>{item.isBack ? `${item.label}, ${words.backText}` : item.label}</td>
            <td>{item.isBack ? 0 : item.moved}</td>
            <td>{item.retired}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
