import { joinClasses } from '../join-classes.ts';
import { withKeys } from '../with-keys.ts';
import css from './EvenLines.module.css';
import type { FittedLines } from './fit-lines.ts';

interface EvenLinesProps {
  readonly lines: FittedLines;
  /** `h1`: the lines are one sentence for screen readers and copying. `ul`: each line is an item of a list. */
  readonly as: 'h1' | 'ul';
  /** Sets `--room`, the width that the lines fill. By default they fill their container. */
  readonly className?: string | undefined;
  readonly lineClassName?: string | undefined;
}

/** Lines of equal width in one font size. The letters of each line are stretched to fit. */
export function EvenLines({ lines, as: Lines, className, lineClassName }: EvenLinesProps) {
  const Line = Lines === 'ul' ? 'li' : 'span';
  return (
    <Lines className={joinClasses(css.lines, className)} data-measure={lines.measure}>
      {withKeys(lines.lines, ({ text }) => text).map(({ key, item, index }) => (
        <Line
          key={key}
          className={joinClasses(css.line, lineClassName)}
          data-stretch={item.stretch}
          data-tenths={item.tenths || undefined}
        >
          {index === 0 || Line === 'li' ? item.text : ` ${item.text}`}
        </Line>
      ))}
    </Lines>
  );
}
