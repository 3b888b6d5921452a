import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ScreenReaderText } from '../controls/ScreenReaderText.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import { PageDialogs } from './dialogs/PageDialogs.tsx';
import { FileGroupSection } from './list/FileGroupSection.tsx';
import { FileMenu } from './list/FileMenu.tsx';
import { FileRowItem } from './list/FileRowItem.tsx';
import type { FileAction } from './list/file-actions.ts';
import { type FileRow, fileRows } from './list/file-rows.ts';
import { PageSearch } from './list/PageSearch.tsx';
import { shownGroups } from './list/shown-rows.ts';
import { useFolded } from './list/use-folded.ts';
import { focusRow, listKeys, rowsIn } from './list/use-list-keys.ts';
import css from './PageList.module.css';
import { useFileSteps } from './use-file-steps.ts';
import { useOpenPage } from './use-open-page.ts';

/** The files of the site: pages, shared sections, and what all pages share. */
export function PageList() {
  const { state, view } = useStudio();
  const { site, texts, disk, diagnostics } = state;
  const list = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<FileAction>();
  /** The row that is pointed at or has the focus. It has a menu, and Tab leads to it. */
  const [pointed, setPointed] = useState<string>();
  const [folded, fold] = useFolded();
  useOpenPage();
  useEffect(() => {
    const row = rowsIn(list.current).find(({ dataset }) => dataset.file === view.file);
    // jsdom does not have it.
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [view.file]);

  const rows = useMemo(() => fileRows({ site, texts, disk, diagnostics }), [site, texts, disk, diagnostics]);
  // Letters are shown before hundreds of rows are.
  const searched = useDeferredValue(query);
  const groups = useMemo(() => shownGroups(rows, searched), [rows, searched]);
  const isSearching = searched.trim() !== '';
  const isFolded = (group: string) => !isSearching && folded.includes(group);
  const visible = groups.flatMap((group) =>
    isFolded(group.group) ? [] : group.rows.map(({ row }) => row.file),
  );
  const tabStop =
    [pointed, view.file].find((file) => file !== undefined && visible.includes(file)) ?? visible[0];

  const { open, restore, publish } = useFileSteps();
  // The row of a file is there when its step has been drawn.
  const focusLater = useCallback(
    (file: string) => requestAnimationFrame(() => focusRow(list.current, file)),
    [],
  );
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
  const onDo = (action: FileAction) => {
    if (action.is === 'publish') focusLater(publish(action.file));
    else setDialog(action);
  };
  const leaveSearch = (isOpened: boolean) => {
    // The list may still show what fewer letters find.
    const found = shownGroups(rows, query).flatMap((group) => group.rows.map(({ row }) => row.file));
    const [first] = query.trim() === '' ? visible : found;
    if (first === undefined) return;
    if (isOpened) open(first);
    focusRow(list.current, first);
  };
  const closeDialog = (file?: string) => {
    setDialog(undefined);
    if (file !== undefined) focusLater(file);
  };
  const menuOf = ({ file, title, kind, group }: FileRow) =>
    kind === 'other' && group !== 'sections' ? undefined : (
      <FileMenu file={file} title={title} kind={kind === 'other' ? 'section' : kind} onDo={onDo} />
    );

  return (
    <nav
      ref={list}
      data-pane=""
      tabIndex={-1}
      aria-label={strings.panes.pages}
      className={css.pane}
      onKeyDown={listKeys({
        list,
        rowOf: (file) => rows.find((row) => row.file === file),
        onType: (letter) => setQuery(query + letter),
        onDo,
      })}
    >
      <div className={css.top}>
        <PageSearch query={query} onQuery={setQuery} onLeave={leaveSearch} />
      </div>
      <div role="status">
        <ScreenReaderText>{isSearching && strings.pages.count(visible.length)}</ScreenReaderText>
      </div>
      <div className={css.files}>
        {groups.map((group) => (
          <FileGroupSection
            key={group.group}
            {...group}
            isFolded={isFolded(group.group)}
            onFold={() => fold(group.group)}
            onAdd={group.group === 'pages' ? () => setDialog({ is: 'create' }) : undefined}
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
        ))}
        {visible.length === 0 && isSearching && (
          <p className={css.none}>{strings.pages.none(searched.trim())}</p>
        )}
      </div>
      {dialog && <PageDialogs action={dialog} onClose={closeDialog} />}
    </nav>
  );
}
