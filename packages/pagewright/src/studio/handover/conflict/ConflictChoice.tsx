import { useId } from 'react';
import type { MergeRegion, Side } from '../../drafts/merge-regions.ts';
import { words } from '../../words.ts';
import css from './ConflictDialog.module.css';

interface ConflictChoiceProps {
  readonly region: Extract<MergeRegion, { readonly is: 'conflict' }>;
  /** The texts before and after it, of which a few lines are shown. */
  readonly around: readonly [string, string];
  readonly label: string;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const { conflict: text } = words.handover;

/** Lines around a conflict that show where it is. */
const context = 2;

/** The lines of both sides, and what they were before, side by side. */
export function ConflictChoice({ region, around, label, side, onChoose }: ConflictChoiceProps) {
  const id = useId();
  const [before, after] = around;
  return (
    <fieldset className={css.conflict}>
      <legend className={css.legend}>{label}</legend>
      <pre className={css.context}>
        {before
          .split('\n')
          .slice(-context - 1)
          .join('\n')
          .trimEnd()}
      </pre>
      <div className={css.sides}>
        {(['mine', 'before', 'theirs'] as const).map((each) => (
          <div key={each} className={css.side} data-chosen={each === side ? '' : undefined}>
            {each === 'before' ? (
              <p className={css.name}>{text.before}</p>
            ) : (
              <label className={css.name}>
                <input
                  type="radio"
                  name={id}
                  checked={each === side}
                  aria-describedby={`${id}-${each}`}
                  onChange={() => onChoose(each)}
                />
                {text[each]}
              </label>
            )}
            <pre id={`${id}-${each}`} className={css.lines}>
              {region[each] === '' ? <em>{text.empty}</em> : region[each].replace(/\r?\n$/, '')}
            </pre>
          </div>
        ))}
      </div>
      <pre className={css.context}>{after.split('\n').slice(0, context).join('\n')}</pre>
    </fieldset>
  );
}
