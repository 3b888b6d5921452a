import { useMemo, useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { type MergeRegion, mergeRegions, type Side } from '../../drafts/merge-regions.ts';
import { isValidJson } from '../../drafts/valid-json.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { publishStrings } from '../publish-strings.ts';
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

const { conflict: text } = publishStrings;

/** What differs between the file here and on disk, and what was chosen of it. */
function useConflict(file: string) {
  const { texts, disk } = useStudio().state;
  const mine = texts.get(file) ?? null;
  const { text: before = null, theirs } = disk.get(file) ?? {};
  const onDisk = theirs?.text ?? null;
  const regions = useMemo(
    () => (mine === null || before === null || onDisk === null ? [] : mergeRegions(mine, before, onDisk)),
    [mine, before, onDisk],
  );
  const conflicts = useMemo(() => conflictParts(regions), [regions]);
  const [choices, setChoices] = useState<Choices>([]);
  const merged = conflicts.length === 0 ? undefined : chosenText(regions, conflicts, choices);
  return { mine, before, onDisk, regions, conflicts, choices, setChoices, merged };
}

/** Lets a person decide about a file that was changed here and on disk, conflict by conflict if the texts allow it. */
export function ConflictDialog({ file, onClose }: ConflictDialogProps) {
  const studio = useStudio();
  const conflict = useConflict(file);
  const { mine, before, onDisk, conflicts, choices, merged } = conflict;
  const [whole, setWhole] = useState<Side>();
  const isWhole = conflicts.length === 0;
  const decided = conflicts.filter((_, index) => choices[index] !== undefined).length;
  const decision = isWhole ? whole : merged === undefined ? undefined : { text: merged };
  const keep = () => {
    if (decision === undefined) return;
    settleConflict(studio, file, decision);
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
          <PushButton kind="main" aria-disabled={decision === undefined} onClick={keep}>
            {text.keep}
          </PushButton>
        </>
      }
    >
      <div className={css.body}>
        {merged !== undefined && !isValidJson(merged) && <Callout kind="warning">{text.invalid}</Callout>}
        {isWhole ? (
          <>
            <ConflictSides file={file} before={before} mine={mine} theirs={onDisk} />
            <WholeFileChoice file={file} mine={mine} theirs={onDisk} side={whole} onChoose={setWhole} />
          </>
        ) : (
          <Conflicts {...conflict} file={file} />
        )}
      </div>
    </Dialog>
  );
}

type Choices = readonly (ConflictChoice | undefined)[];

interface ConflictsProps
  extends Pick<ReturnType<typeof useConflict>, 'regions' | 'conflicts' | 'choices' | 'setChoices'> {
  readonly file: string;
}

/** The places that were changed on both sides: all at once, or one by one. */
function Conflicts({ file, regions, conflicts, choices, setChoices }: ConflictsProps) {
  const chooseBoth = () =>
    setChoices(conflicts.map(({ both }, index) => (both === undefined ? choices[index] : 'both')));
  return (
    <>
      <div className={css.intro}>
        <p>{text.text}</p>
        <PushButton onClick={() => setChoices(conflicts.map(() => 'mine'))}>{text.allMine}</PushButton>
        <PushButton onClick={() => setChoices(conflicts.map(() => 'theirs'))}>{text.allTheirs}</PushButton>
        {conflicts.some(({ both }) => both !== undefined) && (
          <PushButton onClick={chooseBoth}>{text.allBoth}</PushButton>
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
          onChoose={(choice) => setChoices(conflicts.map((_, at) => (at === index ? choice : choices[at])))}
        />
      ))}
    </>
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
