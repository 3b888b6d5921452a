import { configs } from 'pagewright/tooling';
import { useMemo } from 'react';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { titleOf } from '../../names/page-facts.ts';
import { fileLabel } from '../../names/part-names.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { changeStrings } from '../changes/change-strings.ts';
import { describeChanges } from '../changes/describe-changes.ts';
import { renamedFile } from '../changes/renamed-files.ts';
import { publishStrings } from '../publish-strings.ts';
import { type ChangedFile, changeKind } from '../unsaved-files.ts';
import css from './ChangedFileList.module.css';

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
  const { site } = useStudio().state;
  /** A page is called as in the list of pages. */
  const nameOf = (file: string) => {
    const config = configs.read(site, file);
    return config?.kind === 'page' ? titleOf(config, site.workspace.schemas) : fileLabel(file);
  };
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
            <ScreenReaderText>{publishStrings.include(change.file)}</ScreenReaderText>
          </label>
          <button
            type="button"
            className={css.file}
            aria-current={change.file === viewed || undefined}
            onClick={() => onView(change.file)}
          >
            <span className={css.name}>{nameOf(change.file)}</span>
            <FileCount change={change} files={files} />
            <span className={css.path}>{change.file}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FileCountProps {
  readonly change: ChangedFile;
  readonly files: readonly ChangedFile[];
}

/** How many changes a file has, or what became of it. */
function FileCount({ change, files }: FileCountProps) {
  const { before, after } = change;
  const changes = useMemo(() => describeChanges(before, after), [before, after]);
  const kind = renamedFile(change, files) ? 'renamed' : changeKind(change);
  const isCounted = kind === 'changed' && !changes.some(({ is }) => is === 'unreadable');
  return (
    <span className={css.count}>
      {isCounted ? changeStrings.described.count(changes.length) : publishStrings.kinds[kind]}
    </span>
  );
}
