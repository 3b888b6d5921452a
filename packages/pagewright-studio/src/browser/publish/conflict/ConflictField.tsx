import { useId, useState } from 'react';
import { ChangeList } from '../changes/ChangeList.tsx';
import { useFileChanges } from '../changes/use-file-changes.ts';
import { publishStrings } from '../publish-strings.ts';
import { LinesButton } from '../review/LinesButton.tsx';
import css from './ConflictDialog.module.css';
import { ConflictLineList } from './ConflictLineList.tsx';
import type { ConflictChoice, ConflictPart } from './conflict-parts.ts';

interface ConflictFieldProps {
  readonly file: string;
  readonly part: ConflictPart;
  /** The texts before and after it. A few of their lines are shown. */
  readonly around: readonly [string, string];
  readonly label: string;
  readonly choice: ConflictChoice | undefined;
  readonly onChoose: (choice: ConflictChoice) => void;
}

const { conflict: text } = publishStrings;

const labels = { mine: text.useMine, theirs: text.useTheirs, both: text.useBoth };

/** A conflict: what each side has done, in words, and a choice between them. The lines are below, for whoever asks. */
export function ConflictField({ file, part, around, label, choice, onChoose }: ConflictFieldProps) {
  const id = useId();
  const { before, mine, theirs } = part.whole;
  const changes = {
    mine: useFileChanges({ file, before, after: mine }),
    theirs: useFileChanges({ file, before, after: theirs }),
  };
  const [shown, setShown] = useState<boolean>();
  const isOpen = shown ?? !(changes.mine.isDescribed && changes.theirs.isDescribed);
  const radio = (each: ConflictChoice) => (
    <label className={css.name}>
      <input
        type="radio"
        name={id}
        checked={each === choice}
        aria-describedby={each === 'both' ? undefined : `${id}-${each}`}
        onChange={() => onChoose(each)}
      />
      {labels[each]}
    </label>
  );
  return (
    <fieldset className={css.conflict}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.sides} data-is="words">
        {(['mine', 'theirs'] as const).map((each) => (
          <div key={each} className={css.side} data-chosen={each === choice ? '' : undefined}>
            {radio(each)}
            <div id={`${id}-${each}`} className={css.sides}>
              <ChangeList count={changes[each].count} sentences={changes[each].sentences} />
            </div>
          </div>
        ))}
        {part.both !== undefined && (
          <div className={css.both} data-chosen={choice === 'both' ? '' : undefined}>
            {radio('both')}
          </div>
        )}
      </div>
      <div>
        <LinesButton isOpen={isOpen} onToggle={() => setShown(!isOpen)} controls={`${id}-lines`} />
      </div>
      {isOpen && (
        <div id={`${id}-lines`}>
          <ConflictLineList lines={part} line={part.line} around={around} />
        </div>
      )}
    </fieldset>
  );
}
