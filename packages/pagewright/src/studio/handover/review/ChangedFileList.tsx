import { useMemo } from 'react';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { fileLabel } from '../../names/part-names.ts';
import { words } from '../../words.ts';
import { type ChangedFile, changeKind } from '../unsaved-files.ts';
import css from './ChangedFileList.module.css';
import { lineDiff } from './line-diff.ts';

interface ChangedFileListProps {
  readonly label: string;
  readonly files: readonly ChangedFile[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** The file whose changes are shown. */
  readonly viewed: string | undefined;
  readonly onView: (file: string) => void;
}

/** Changed files: which of them are saved or proposed, and which is looked at. */
export function ChangedFileList({ label, files, chosen, onChoose, viewed, onView }: ChangedFileListProps) {
  const choose = (file: string, isChosen: boolean) => {
    const others = [...chosen].filter((each) => each !== file);
    onChoose(new Set(isChosen ? [...others, file] : others));
  };
  return (
    <ul className={css.list} aria-label={label}>
      {files.map((change) => (
        <li key={change.file} className={css.row} data-viewed={change.file === viewed ? '' : undefined}>
          <label className={css.choose}>
            <input
              type="checkbox"
              checked={chosen.has(change.file)}
              onChange={(event) => choose(change.file, event.target.checked)}
            />
            <ScreenReaderText>{words.handover.include(change.file)}</ScreenReaderText>
          </label>
          <button
            type="button"
            className={css.file}
            aria-current={change.file === viewed || undefined}
            onClick={() => onView(change.file)}
          >
            <span className={css.name}>{fileLabel(change.file)}</span>
            <Counts change={change} />
            <span className={css.path}>{change.file}</span>
            {changeKind(change) !== 'changed' && (
              <span className={css.kind}>{words.handover.kinds[changeKind(change)]}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Counts({ change: { before, after } }: { readonly change: ChangedFile }) {
  const { added, removed } = useMemo(() => lineDiff(before, after), [before, after]);
  return (
    <span className={css.counts}>
      <span aria-hidden>
        <span className={css.added}>+{added}</span> <span className={css.removed}>−{removed}</span>
      </span>
      <ScreenReaderText>{words.handover.counts(added, removed)}</ScreenReaderText>
    </span>
  );
}
