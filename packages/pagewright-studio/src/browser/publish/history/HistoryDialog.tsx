import { useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { changeBetween } from '../../drafts/file-change.ts';
import { editFiles, useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { publishStrings } from '../publish-strings.ts';
import css from '../review/Review.module.css';
import { ReviewedFile } from '../review/ReviewedFile.tsx';
import { ScrollRegion } from '../review/ScrollRegion.tsx';
import { listVersions, readVersion } from '../studio-answers.ts';
import { useAnswer } from '../use-answer.ts';
import { VersionList } from './VersionList.tsx';
import { versionDate } from './version-date.ts';

interface HistoryDialogProps {
  readonly file: string;
  readonly onClose: () => void;
}

const { versions: text } = publishStrings;

/** The commits of a file, what has changed since each, and how to get one back. */
export function HistoryDialog({ file, onClose }: HistoryDialogProps) {
  const studio = useStudio();
  const [chosen, setChosen] = useState<string>();
  const history = useAnswer(`history of ${file}`, () => listVersions(studio, file));
  const versions = history.is === 'there' ? history.value : [];
  const version = versions.find(({ commit }) => commit === chosen) ?? versions[0];
  const read = useAnswer(version?.commit, (commit) => readVersion(studio, file, commit));
  const then = read.is === 'there' ? read.value : undefined;
  const now = studio.state.texts.get(file) ?? null;
  const canRestore = typeof then === 'string' && then !== now;
  const restore = () => {
    if (!canRestore || !version) return;
    const date = versionDate(version.date);
    editFiles(studio, text.step(file, date), new Map([[file, changeBetween(now, then)]]), {
      select: { file, steps: [] },
    });
    studio.announce(text.restored(date), { isSeen: true });
    onClose();
  };
  return (
    <Dialog
      title={text.title(file)}
      size="large"
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onClose}>{strings.close}</PushButton>
          <PushButton kind="main" aria-disabled={!canRestore} onClick={restore}>
            {text.restore}
          </PushButton>
        </>
      }
    >
      {history.is === 'awaited' && <p role="status">{text.loading}</p>}
      {history.is === 'failed' && <Callout kind="warning">{history.message}</Callout>}
      {history.is === 'there' && !version && <p>{text.none}</p>}
      {version && (
        <div className={css.columns}>
          <div className={css.list}>
            <VersionList versions={versions} chosen={version.commit} onChoose={setChosen} />
          </div>
          <ScrollRegion label={text.diff}>
            <h3 className={css.heading}>{text.diff}</h3>
            {read.is === 'awaited' && <p role="status">{text.loading}</p>}
            {read.is === 'failed' && <Callout kind="warning">{read.message}</Callout>}
            {then === null && <p>{text.missing}</p>}
            {typeof then === 'string' && then === now && <p>{text.same}</p>}
            {canRestore && <ReviewedFile key={version.commit} change={{ file, before: then, after: now }} />}
          </ScrollRegion>
        </div>
      )}
    </Dialog>
  );
}
