import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { words } from '../../words.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { fileChanges } from '../changes/file-changes.ts';
import css from './ConflictDialog.module.css';
import { ConflictLineList } from './ConflictLineList.tsx';
import type { ConflictChoice, ConflictPart } from './conflict-parts.ts';

interface ConflictFieldProps {
  readonly file: string;
  readonly part: ConflictPart;
  /** The texts before and after it, of which a few lines are shown. */
  readonly around: readonly [string, string];
  readonly label: string;
  readonly choice: ConflictChoice | undefined;
  readonly onChoose: (choice: ConflictChoice) => void;
}

const { conflict: text } = words.handover;

const labels = { mine: text.useMine, theirs: text.useTheirs, both: text.useBoth };

/** A conflict: what each side has done, in words, of which one is chosen. The lines are below, for those who ask. */
export function ConflictField({ file, part, around, label, choice, onChoose }: ConflictFieldProps) {
  const id = useId();
  const { site, project } = useStudio().state;
  const { contentName } = project;
  const changes = useMemo(() => {
    const { before, mine, theirs } = part.whole;
    const since = (after: string) => fileChanges({ file, before, after }, { site, contentName });
    return { mine: since(mine), theirs: since(theirs) };
  }, [file, part, site, contentName]);
  const [shown, setShown] = useState<boolean>();
  const isOpen = shown ?? !(changes.mine.isDescribed && changes.theirs.isDescribed);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
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
            <div id={`${id}-${each}`} className={css.words}>
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
        <PushButton
          kind="quiet"
          icon={<Chevron size={14} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setShown(!isOpen)}
        >
          {words.handover.described.showLines}
        </PushButton>
      </div>
      {isOpen && <ConflictLineList lines={part} line={part.line} around={around} />}
    </fieldset>
  );
}
