import { useMemo, useState } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import type { FileText } from '../../drafts/file-change.ts';
import { publishStrings } from '../publish-strings.ts';
import css from './FileDiff.module.css';
import { type DiffLine, lineDiff } from './line-diff.ts';

interface FileDiffProps {
  /** What is compared, for screen readers. */
  readonly label: string;
  readonly before: FileText;
  readonly after: FileText;
}

/** Lines that are shown at first, so that a large file opens at once. */
const firstLines = 400;

const signs = { same: ' ', removed: '−', added: '+' };

/** The lines that differ between two texts, one below the other. */
export function FileDiff({ label, before, after }: FileDiffProps) {
  const { hunks, skipped } = useMemo(() => lineDiff(before, after), [before, after]);
  const [isWhole, setWhole] = useState(false);
  const count = hunks.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return <p className={css.empty}>{publishStrings.noDifference}</p>;
  let left = isWhole ? count : firstLines;
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead className={css.head}>
          <tr>
            {(['before', 'after', 'sign', 'text'] as const).map((column) => (
              <th key={column} scope="col">
                {publishStrings.line[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hunks.map((hunk) => {
            const lines = hunk.lines.slice(0, left);
            left -= lines.length;
            if (lines.length === 0) return null;
            const [first] = hunk.lines;
            return [
              <Skipped key={`skipped ${first?.before} ${first?.after}`} count={hunk.skipped} />,
              ...lines.map((line) => <Line key={`${line.before} ${line.after}`} line={line} />),
            ];
          })}
          {left >= 0 && (isWhole || count <= firstLines) && <Skipped count={skipped} />}
        </tbody>
      </table>
      {!isWhole && count > firstLines && (
        <PushButton onClick={() => setWhole(true)}>{publishStrings.moreLines(count - firstLines)}</PushButton>
      )}
    </div>
  );
}

function Skipped({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <tr className={css.skipped}>
      <td colSpan={4}>{publishStrings.skipped(count)}</td>
    </tr>
  );
}

function Line({ line }: { readonly line: DiffLine }) {
  const { is, before, after, text, isSameText } = line;
  return (
    <tr className={css.line} data-is={is}>
      <td className={css.number}>{before}</td>
      <td className={css.number}>{after}</td>
      <td className={css.sign}>
        {is !== 'same' && (
          <>
            <span aria-hidden>{signs[is]}</span>
            <ScreenReaderText>{publishStrings.line[is]}</ScreenReaderText>
          </>
        )}
      </td>
      <td className={css.text}>
        {line.mark ? <MarkedText line={line} mark={line.mark} /> : text}
        {isSameText && <em className={css.note}>{publishStrings.lineEnd}</em>}
      </td>
    </tr>
  );
}

function MarkedText({
  line: { is, text },
  mark,
}: {
  readonly line: DiffLine;
  readonly mark: readonly [number, number];
}) {
  const [start, end] = mark;
  const Mark = is === 'added' ? 'ins' : 'del';
  return (
    <>
      {text.slice(0, start)}
      {end > start && <Mark className={css.mark}>{text.slice(start, end)}</Mark>}
      {text.slice(end)}
    </>
  );
}
