import { PassageAcross } from './PassageAcross.tsx';
import { PassageDown } from './PassageDown.tsx';
import css from './PassageFigure.module.css';
import { PassageList } from './PassageList.tsx';
import { type ChapterWords, chartOf, type PassageProps } from './passage-data.ts';

interface PassageFigureProps {
  readonly passage: PassageProps;
  readonly words: ChapterWords;
}

/**
 * A passage in several steps: two drawings to scale, and a list that says the same. A screen shows the drawing that fits. A passage that
 * cannot be drawn to scale has only the list.
 */
export function PassageFigure({ passage, words }: PassageFigureProps) {
  const chart = chartOf(passage);
  const list = <PassageList passage={passage} words={words} />;
  const caption = passage.caption !== undefined && (
    <figcaption className={css.caption}>{passage.caption}</figcaption>
  );
  if (chart === undefined)
    return (
      <figure className={css.passage}>
        {list}
        {caption}
      </figure>
    );
  return (
    <div className={css.passage}>
      <figure>
        <PassageAcross
          passage={passage}
          chart={chart}
          acrossText={words.acrossText}
          backText={words.backText}
        />
        <PassageDown passage={passage} chart={chart} />
        {caption}
      </figure>
      <details className={css.details}>
        <summary className={css.summary}>{words.list}</summary>
        {list}
      </details>
    </div>
  );
}
