import { memo, type ReactNode } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { pageStrings } from '../page-strings.ts';
import { FileBadges } from './FileBadges.tsx';
import css from './FileRowItem.module.css';
import type { FileRow } from './file-rows.ts';

interface FileRowItemProps extends FileRow {
  readonly depth: number;
  readonly ownPath: string;
  readonly isOpen: boolean;
  /** Whether the Tab key reaches it: true for one row of the list. */
  readonly isTabStop: boolean;
  /** Its menu; only the row that is pointed at, or that has the focus, has one. */
  readonly menu: ReactNode;
  readonly onOpen: (file: string) => void;
  readonly onRestore: (file: string) => void;
  readonly onPoint: (file: string) => void;
}

/** A file in the list. Drawn again only if one of its values changes. */
export const FileRowItem = memo(function FileRowItem(props: FileRowItemProps) {
  const {
    file,
    title,
    path,
    ownPath,
    depth,
    change,
    kind,
    isOpen,
    isTabStop,
    menu,
    onOpen,
    onRestore,
    onPoint,
  } = props;
  const isDeleted = change === 'deleted';
  return (
    <li
      className={css.row}
      data-depth={depth}
      data-open={isOpen ? '' : undefined}
      onPointerEnter={() => onPoint(file)}
    >
      {isDeleted ? (
        <div className={css.open} data-deleted="" title={file}>
          <span className={css.title}>{title}</span>
          <ScreenReaderText>, {pageStrings.badges.deleted}</ScreenReaderText>
        </div>
      ) : (
        <button
          type="button"
          className={css.open}
          data-file={file}
          data-kind={kind}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isOpen ? 'page' : undefined}
          title={path === file ? file : `${title}\n${path}\n${file}`}
          onFocus={() => onPoint(file)}
          onClick={() => onOpen(file)}
        >
          <span className={css.names}>
            <span className={css.title}>{title}</span>
            {kind !== 'other' && path !== title && <span className={css.path}>{ownPath}</span>}
          </span>
          <FileBadges {...props} />
        </button>
      )}
      {isDeleted ? (
        <PushButton
          kind="quiet"
          aria-label={pageStrings.actions.restoreOf(title)}
          data-file={file}
          tabIndex={isTabStop ? 0 : -1}
          onClick={() => onRestore(file)}
        >
          {pageStrings.actions.restore}
        </PushButton>
      ) : (
        <span className={css.menu}>{menu}</span>
      )}
    </li>
  );
});
