import { useId } from 'react';
import type { FileText } from '../../drafts/file-change.ts';
import type { Side } from '../../drafts/merge-regions.ts';
import { publishStrings } from '../publish-strings.ts';
import { FileDiff } from '../review/FileDiff.tsx';
import css from './ConflictDialog.module.css';

interface WholeFileChoiceProps {
  readonly file: string;
  readonly mine: FileText;
  readonly theirs: FileText;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const { conflict: text } = publishStrings;

/** The choice between two versions of a file that cannot be merged. */
export function WholeFileChoice({ file, mine, theirs, side, onChoose }: WholeFileChoiceProps) {
  const id = useId();
  const reason = mine === null ? text.mineDeleted : theirs === null ? text.theirsDeleted : text.whole;
  const deleted = { mine: mine === null, theirs: theirs === null };
  return (
    <>
      <fieldset className={css.conflict}>
        <legend className={css.legend}>{reason}</legend>
        <div className={css.whole}>
          {(['mine', 'theirs'] as const).map((each) => (
            <label key={each} className={css.name}>
              <input type="radio" name={id} checked={each === side} onChange={() => onChoose(each)} />
              <span>
                {text[each]}
                {deleted[each] && <span className={css.deleted}> {text.keepDeleted}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={css.between}>{text.between}</p>
      <FileDiff label={publishStrings.diff(file)} before={mine} after={theirs} />
    </>
  );
}
