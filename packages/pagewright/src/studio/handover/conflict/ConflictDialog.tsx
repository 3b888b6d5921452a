import { useMemo, useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { type MergeRegion, mergedText, mergeRegions, type Side } from '../../drafts/merge-regions.ts';
import { isValidJson } from '../../drafts/valid-json.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { words } from '../../words.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import css from './ConflictDialog.module.css';
import { ConflictWords } from './ConflictWords.tsx';
import { settleConflict } from './settle-conflict.ts';
import { WholeFileChoice } from './WholeFileChoice.tsx';

interface ConflictDialogProps {
  readonly file: string;
  readonly onClose: () => void;
}

const { conflict: text } = words.handover;

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
  const conflicts = regions.flatMap((region) => (region.is === 'conflict' ? [region] : []));
  const [sides, setSides] = useState<readonly (Side | undefined)[]>([]);
  const [whole, setWhole] = useState<Side>();
  const isWhole = conflicts.length === 0;
  const merged = mergedText(regions, sides);
  const decided = conflicts.filter((_, index) => sides[index] !== undefined).length;
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
          <PushButton onClick={onClose}>{words.cancel}</PushButton>
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
        <ConflictWords file={file} before={before} mine={mine} theirs={onDisk} />
        {isWhole ? (
          <WholeFileChoice file={file} mine={mine} theirs={onDisk} side={whole} onChoose={setWhole} />
        ) : (
          <>
            <div className={css.intro}>
              <p>{text.text}</p>
              <PushButton onClick={() => setSides(conflicts.map(() => 'mine'))}>{text.allMine}</PushButton>
              <PushButton onClick={() => setSides(conflicts.map(() => 'theirs'))}>
                {text.allTheirs}
              </PushButton>
            </div>
            {conflicts.map((region, index) => (
              <ConflictChoice
                key={region.line}
                region={region}
                around={neighbours(regions, region)}
                label={text.place(index + 1, conflicts.length, region.line)}
                side={sides[index]}
                onChoose={(side) => setSides(conflicts.map((_, at) => (at === index ? side : sides[at])))}
              />
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The merged texts before and after a conflict. */
function neighbours(regions: readonly MergeRegion[], region: MergeRegion): readonly [string, string] {
  const at = regions.indexOf(region);
  const textAt = (index: number) => {
    const each = regions[index];
    return each?.is === 'merged' ? each.text : '';
  };
  return [textAt(at - 1), textAt(at + 1)];
}
