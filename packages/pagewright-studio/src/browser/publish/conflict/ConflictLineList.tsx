import { publishStrings } from '../publish-strings.ts';
import type { ConflictLines } from './both-sides.ts';
import css from './ConflictDialog.module.css';

interface ConflictLineListProps {
  readonly lines: ConflictLines;
  /** Number of the first line. */
  readonly line: number;
  /** The texts before and after. A few of their lines are shown. */
  readonly around: readonly [string, string];
}

const { conflict: text } = publishStrings;

/** Lines around a conflict that show where it is. */
const context = 2;

/** The lines of both sides, and what they were before, side by side. */
export function ConflictLineList({ lines, line, around: [before, after] }: ConflictLineListProps) {
  return (
    <>
      <p className={css.between}>{text.line(line)}</p>
      <pre className={css.context}>
        {before
          .split('\n')
          .slice(-context - 1)
          .join('\n')
          .trimEnd()}
      </pre>
      <div className={css.sides}>
        {(['mine', 'before', 'theirs'] as const).map((each) => (
          <div key={each} className={css.side}>
            <p className={css.name}>{text[each]}</p>
            <pre className={css.lines}>
              {lines[each] === '' ? <em>{text.empty}</em> : lines[each].replace(/\r?\n$/, '')}
            </pre>
          </div>
        ))}
      </div>
      <pre className={css.context}>{after.split('\n').slice(0, context).join('\n')}</pre>
    </>
  );
}
