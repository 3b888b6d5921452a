import type { BlockProps } from '../../generated/block-props.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { LinkedFact } from './LinkedFact.tsx';
import css from './Passage.module.css';
import { ScoreScale } from './ScoreScale.tsx';

export type PassageProps = BlockProps['specimen']['passages'][number];

interface LabelledPassage {
  readonly passage: PassageProps;
  readonly reasonLabel: string;
  readonly scoreLabel: string;
}

/** Plain text, or marked text. The underline of marked text continues to its score. */
export function Passage({ passage, reasonLabel, scoreLabel }: LabelledPassage) {
  const { text, criterion, reason, note } = passage;
  if (criterion === undefined) {
    return <p className={css.plain}>{text}</p>;
  }
  const score = validScore(passage);
  const fill = (label: string) =>
    label.replace('[score]', `${score ?? ''}`).replace('[scale]', `${passage.scale}`);
  return (
    <div className={css.marked}>
      <p className={css.text}>
        <mark className={css.mark}>{text}</mark>
      </p>
      <div className={css.score}>
        <p className={css.criterion}>
          <span>{criterion}</span>{' '}
          {score !== undefined && (
            <>
              <span className={css.figure} aria-hidden="true">
                {score}
              </span>
              <Hidden>{fill(scoreLabel)}</Hidden>
            </>
          )}
        </p>
        {score !== undefined && <ScoreScale score={score} scale={passage.scale} />}
        {reason !== undefined && score !== undefined && (
          <details className={css.reason}>
            <summary>{fill(reasonLabel)}</summary>
            <p>{reason}</p>
          </details>
        )}
        {note !== undefined && (
          <p className={css.note}>
            <LinkedFact fact={note} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The score, if the scale contains it. */
function validScore({ score, scale }: PassageProps): number | undefined {
  return score !== undefined && score >= 1 && score <= scale ? score : undefined;
}
