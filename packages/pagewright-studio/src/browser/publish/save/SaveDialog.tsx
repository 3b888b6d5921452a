import type { Diagnostic } from 'pagewright/tooling';
import { useEffect, useId, useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { changeStrings } from '../changes/change-strings.ts';
import { publishStrings } from '../publish-strings.ts';
import { BlockingErrors } from '../review/BlockingErrors.tsx';
import { ChangedFileList } from '../review/ChangedFileList.tsx';
import css from '../review/Review.module.css';
import { ReviewedFile } from '../review/ReviewedFile.tsx';
import { ScrollRegion } from '../review/ScrollRegion.tsx';
import { useBlockingErrors } from '../review/use-blocking-errors.ts';
import { type ChangedFile, conflictingFiles, unsavedFiles } from '../unsaved-files.ts';
import { useCommandKey } from '../use-command-key.ts';
import { DraftButtons } from './DraftButtons.tsx';
import { discardChanges } from './discard-changes.ts';

interface SaveDialogProps {
  readonly isSaving: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  readonly onSave: (files: readonly string[]) => void;
  readonly onShow: (error: Diagnostic) => void;
  readonly onDecide: (file: string) => void;
  readonly onClose: () => void;
}

/** Shows what would be written to disk, and writes it. */
export function SaveDialog({ isSaving, failure, onSave, onShow, onDecide, onClose }: SaveDialogProps) {
  const studio = useStudio();
  const changes = unsavedFiles(studio.state);
  const conflicts = conflictingFiles(studio.state);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const files = changes.map(({ file }) => file).filter((file) => !excluded.has(file));
  const undecided = conflicts.filter((file) => files.includes(file));
  const { errors, isChecking, failure: checkFailure } = useBlockingErrors('save', files);
  const isBlocked = errors.length > 0 || undecided.length > 0 || files.length === 0;
  const save = () => {
    if (!isBlocked && !isSaving) onSave(files);
  };
  useCommandKey('Enter', save);
  const saveId = useId();
  // The dialog has focused its first button. Enter is to save.
  useEffect(() => document.getElementById(saveId)?.focus(), [saveId]);
  const hint = files.length === 0 && changes.length > 0 ? publishStrings.chooseFile : undefined;
  return (
    <Dialog
      title={publishStrings.saveTitle}
      size={changes.length > 0 ? 'large' : 'small'}
      onClose={onClose}
      actions={
        <>
          <p className={css.hint} role="status">
            {isSaving ? publishStrings.saving : isChecking ? publishStrings.checking : hint}
          </p>
          <PushButton onClick={onClose}>{strings.close}</PushButton>
          {changes.length > 0 && (
            <PushButton id={saveId} kind="main" aria-disabled={isBlocked || isSaving} onClick={save}>
              {publishStrings.saveFiles(files.length)}
            </PushButton>
          )}
        </>
      }
    >
      <div className={css.review}>
        <div className={css.notes}>
          {failure !== undefined && <Callout kind="error">{failure}</Callout>}
          {checkFailure !== undefined && <Callout kind="warning">{checkFailure}</Callout>}
          <UndecidedFiles files={undecided} onDecide={onDecide} />
          <BlockingErrors
            title={publishStrings.errors(errors.length)}
            errors={errors}
            onShow={onShow}
            actions={<DraftButtons errors={errors} />}
          />
        </div>
        <ReviewedChanges changes={changes} files={files} onExclude={setExcluded} />
      </div>
    </Dialog>
  );
}

interface UndecidedFilesProps {
  readonly files: readonly string[];
  readonly onDecide: (file: string) => void;
}

/** The files that were also changed on disk, with the ways to decide. */
function UndecidedFiles({ files, onDecide }: UndecidedFilesProps) {
  if (files.length === 0) return null;
  return (
    <Callout
      kind="warning"
      actions={files.map((file) => (
        <PushButton key={file} onClick={() => onDecide(file)}>
          {publishStrings.conflict.decide(file)}
        </PushButton>
      ))}
    >
      {publishStrings.conflict.notice(files)}
    </Callout>
  );
}

interface ReviewedChangesProps {
  readonly changes: readonly ChangedFile[];
  /** The files that are to be saved. */
  readonly files: readonly string[];
  readonly onExclude: (files: ReadonlySet<string>) => void;
}

/** The changed files, and what has changed in one of them. */
function ReviewedChanges({ changes, files, onExclude }: ReviewedChangesProps) {
  const studio = useStudio();
  const [viewed, setViewed] = useState(() => startFile(changes, studio.view.file));
  const shown = changes.find(({ file }) => file === viewed) ?? changes[0];
  if (!shown) return <p>{publishStrings.nothingUnsaved}</p>;
  return (
    <div className={css.columns}>
      <div className={css.list}>
        <ChangedFileList
          label={publishStrings.files}
          files={changes}
          chosen={new Set(files)}
          onChoose={(chosen) =>
            onExclude(new Set(changes.map(({ file }) => file).filter((file) => !chosen.has(file))))
          }
          viewed={shown.file}
          onView={setViewed}
        />
      </div>
      <ScrollRegion label={changeStrings.described.region(shown.file)}>
        <ReviewedFile
          change={shown}
          others={changes}
          onDiscard={() => discardChanges(studio, [shown], publishStrings.discardFile(shown.file))}
        />
      </ScrollRegion>
    </div>
  );
}

/** The open file if it has changes; otherwise the first that has. */
function startFile(
  changes: readonly { readonly file: string }[],
  open: string | undefined,
): string | undefined {
  return changes.some(({ file }) => file === open) ? open : changes[0]?.file;
}
