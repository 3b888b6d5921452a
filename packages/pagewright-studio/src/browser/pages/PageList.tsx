import { useCallback, useEffect, useRef, useState } from 'react';
import { ScreenReaderText } from '../controls/ScreenReaderText.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import { PageDialogs } from './dialogs/PageDialogs.tsx';
import { FileGroupSection } from './list/FileGroupSection.tsx';
import { FileMenu } from './list/FileMenu.tsx';
import { FileRowItem } from './list/FileRowItem.tsx';
import type { FileAction } from './list/file-actions.ts';
import type { FileRow } from './list/file-rows.ts';
import { PageSearch } from './list/PageSearch.tsx';
import { focusRow, listKeys, rowsIn } from './list/use-list-keys.ts';
import { useShownFiles } from './list/use-shown-files.ts';
import css from './PageList.module.css';
import { pageStrings } from './page-strings.ts';
import { useFileSteps } from './use-file-steps.ts';
import { useOpenPage } from './use-open-page.ts';

/** The files of the site: pages, shared sections, and what all pages share. */
export function PageList() {
  const { view } = useStudio();
  const list = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<FileAction>();
  const files = useShownFiles(query);
  const { open, publish } = useFileSteps();
  useOpenPage();
  useEffect(() => {
    const row = rowsIn(list.current).find(({ dataset }) => dataset.file === view.file);
    // jsdom does not have it.
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [view.file]);

  // The row of a file is there when its step has been drawn.
  const focusLater = useCallback(
    (file: string) => requestAnimationFrame(() => focusRow(list.current, file)),
    [],
  );
  const onDo = (action: FileAction) => {
    if (action.is === 'publish') focusLater(publish(action.file));
    else setDialog(action);
  };
  const leaveSearch = (isOpened: boolean) => {
    const first = files.first();
    if (first === undefined) return;
    if (isOpened) open(first);
    focusRow(list.current, first);
  };
  const closeDialog = (file?: string) => {
    setDialog(undefined);
    if (file !== undefined) focusLater(file);
  };
  const isSearching = files.searched !== '';
  return (
    <nav
      ref={list}
      data-pane=""
      tabIndex={-1}
      aria-label={strings.panes.pages}
      className={css.pane}
      onKeyDown={listKeys({
        list,
        rowOf: (file) => files.rows.find((row) => row.file === file),
        onType: (letter) => setQuery(query + letter),
        onDo,
      })}
    >
      <div className={css.top}>
        <PageSearch query={query} onQuery={setQuery} onLeave={leaveSearch} />
      </div>
      <div role="status">
        <ScreenReaderText>{isSearching && pageStrings.count(files.visible.length)}</ScreenReaderText>
      </div>
      <div className={css.files}>
        <FileGroups files={files} onDo={onDo} focusLater={focusLater} />
        {files.visible.length === 0 && isSearching && (
          <p className={css.none}>{pageStrings.none(files.searched)}</p>
        )}
      </div>
      {dialog && <PageDialogs action={dialog} onClose={closeDialog} />}
    </nav>
  );
}

interface FileGroupsProps {
  readonly files: ReturnType<typeof useShownFiles>;
  readonly onDo: (action: FileAction) => void;
  readonly focusLater: (file: string) => void;
}

/** The groups with their rows. One row is reached by the Tab key, and only that one has a menu. */
function FileGroups({ files: { groups, visible, isFolded, fold }, onDo, focusLater }: FileGroupsProps) {
  const { view } = useStudio();
  /** The row that is pointed at or has the focus. */
  const [pointed, setPointed] = useState<string>();
  const { open, restore } = useFileSteps();
  const tabStop =
    [pointed, view.file].find((file) => file !== undefined && visible.includes(file)) ?? visible[0];
  const onRestore = useCallback(
    (file: string) => {
      restore(file);
      focusLater(file);
    },
    [restore, focusLater],
  );
  const onPoint = useCallback((file: string) => {
    // The pointer crosses other rows on its way to the menu of one.
    if (!document.querySelector('[role=menu]:popover-open')) setPointed(file);
  }, []);
  const menuOf = ({ file, title, kind, group }: FileRow) =>
    kind === 'other' && group !== 'sections' ? undefined : (
      <FileMenu file={file} title={title} kind={kind === 'other' ? 'section' : kind} onDo={onDo} />
    );
  return groups.map((group) => (
    <FileGroupSection
      key={group.group}
      {...group}
      isFolded={isFolded(group.group)}
      onFold={() => fold(group.group)}
      onAdd={group.group === 'pages' ? () => onDo({ is: 'create' }) : undefined}
    >
      {group.rows.map(({ row, depth, ownPath }) => (
        <FileRowItem
          key={row.file}
          {...row}
          depth={depth}
          ownPath={ownPath}
          isOpen={row.file === view.file}
          isTabStop={row.file === tabStop}
          menu={row.file === tabStop ? menuOf(row) : undefined}
          onOpen={open}
          onRestore={onRestore}
          onPoint={onPoint}
        />
      ))}
    </FileGroupSection>
  ));
}
