import { useMemo, useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { type MergeRegion, mergeRegions, type Side } from '../../drafts/merge-regions.ts';
import { isValidJson } from '../../drafts/valid-json.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import css from './ConflictDialog.module.css';
import { ConflictField } from './ConflictField.tsx';
import { ConflictSides } from './ConflictSides.tsx';
import { type ConflictChoice, chosenText, conflictParts } from './conflict-parts.ts';
import { settleConflict } from './settle-conflict.ts';
import { WholeFileChoice } from './WholeFileChoice.tsx';

interface ConflictDialogProps {
  readonly file: string;
  readonly onClose: () => void;
}

const { conflict: text } = strings.publish;

/** Lets a person decide about a file that was changed here and on disk, conflict by conflict if the texts allow it. */
export function ConflictDialog({ file, onClose }: ConflictDialogProps) {
  const studio = useStudio();
  const { texts, disk } = studio.state;
  const mine = texts.get(file) ?? null;
  const { text: before = null, theirs } = disk.get(file) ?? {};
  const onDisk = theirs?.text ?? null;
  const regions = useMemo(
    () => (mine === null || before === null || onDisk === null ? [] : mergeRegions(mine, before, onDisk)),
    [mine, before, onDisk],
  );
  const conflicts = useMemo(() => conflictParts(regions), [regions]);
  const [choices, setChoices] = useState<readonly (ConflictChoice | undefined)[]>([]);
  const [whole, setWhole] = useState<Side>();
  const isWhole = conflicts.length === 0;
  const merged = chosenText(regions, conflicts, choices);
  const decided = conflicts.filter((_, index) => choices[index] !== undefined).length;
  const isDecided = isWhole ? whole !== undefined : merged !== undefined;
  const keep = () => {
    if (isWhole && whole) settleConflict(studio, file, whole);
    else if (!isWhole && merged !== undefined) settleConflict(studio, file, { text: merged });
    else return;
    onClose();
  };
  return (
    <Dialog
      title={text.title(file)}
      size="large"
      onClose={onClose}
      actions={
        <>
          <p className={css.count} role="status">
            {!isWhole && text.decided(decided, conflicts.length)}
          </p>
          <PushButton onClick={onClose}>{strings.cancel}</PushButton>
          <PushButton kind="main" aria-disabled={!isDecided} onClick={keep}>
            {text.keep}
          </PushButton>
        </>
      }
    >
      <div className={css.body}>
        {merged !== undefined && !isWhole && !isValidJson(merged) && (
          <Callout kind="warning">{text.invalid}</Callout>
        )}
        {isWhole ? (
          <>
            <ConflictSides file={file} before={before} mine={mine} theirs={onDisk} />
            <WholeFileChoice file={file} mine={mine} theirs={onDisk} side={whole} onChoose={setWhole} />
          </>
        ) : (
          <>
            <div className={css.intro}>
              <p>{text.text}</p>
              <PushButton onClick={() => setChoices(conflicts.map(() => 'mine'))}>{text.allMine}</PushButton>
              <PushButton onClick={() => setChoices(conflicts.map(() => 'theirs'))}>
                {text.allTheirs}
              </PushButton>
              {conflicts.some(({ both }) => both !== undefined) && (
                <PushButton
                  onClick={() =>
                    setChoices(
                      conflicts.map(({ both }, index) => (both === undefined ? choices[index] : 'both')),
                    )
                  }
                >
                  {text.allBoth}
                </PushButton>
              )}
            </div>
            {conflicts.map((part, index) => (
              <ConflictField
                key={part.line}
                file={file}
                part={part}
                around={neighbours(regions, index)}
                label={text.place(index + 1, conflicts.length)}
                choice={choices[index]}
                onChoose={(choice) =>
                  setChoices(conflicts.map((_, at) => (at === index ? choice : choices[at])))
                }
              />
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The merged texts before and after a conflict. @param index among the conflicts */
function neighbours(regions: readonly MergeRegion[], index: number): readonly [string, string] {
  const conflict = regions.filter(({ is }) => is === 'conflict')[index];
  const at = conflict ? regions.indexOf(conflict) : -1;
  const textAt = (place: number) => {
    const each = regions[place];
    return each?.is === 'merged' ? each.text : '';
  };
  return [textAt(at - 1), textAt(at + 1)];
}
