import { type ReactNode, useId, useMemo } from 'react';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { publishStrings } from '../publish-strings.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import { FileDiff } from './FileDiff.tsx';
import css from './FileLines.module.css';
import { LinesButton } from './LinesButton.tsx';
import { lineDiff } from './line-diff.ts';

interface FileLinesProps extends ChangedFile {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What else can be done with the file. */
  readonly children?: ReactNode;
}

/** The lines that differ, below a button that shows and hides them. */
export function FileLines({ file, before, after, isOpen, onToggle, children }: FileLinesProps) {
  const id = useId();
  const { added, removed } = useMemo(() => lineDiff(before, after), [before, after]);
  const hasLines = added + removed > 0;
  return (
    <div className={css.lines}>
      <div className={css.bar} data-lines={hasLines ? '' : undefined}>
        {hasLines && (
          <LinesButton isOpen={isOpen} onToggle={onToggle} controls={id}>
            {' '}
            <span aria-hidden className={css.counts}>
              <span className={css.added}>+{added}</span> <span className={css.removed}>−{removed}</span>
            </span>
            <ScreenReaderText>{publishStrings.counts(added, removed)}</ScreenReaderText>
          </LinesButton>
        )}
        {children}
      </div>
      {isOpen && hasLines && (
        <div id={id}>
          <FileDiff key={file} label={publishStrings.diff(file)} before={before} after={after} />
        </div>
      )}
    </div>
  );
}
