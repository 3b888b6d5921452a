import { EvenLines } from '../../ui/lettering/EvenLines.tsx';
import { fitLines } from '../../ui/lettering/fit-lines.ts';
import { withKeys } from '../../ui/with-keys.ts';
import css from './MeasuredLines.module.css';

interface MeasuredLinesProps {
  readonly lines: readonly string[];
  readonly caption: string | undefined;
}

/** A few words per line. All lines have the same length. */
export function MeasuredLines({ lines, caption }: MeasuredLinesProps) {
  const fitted = fitLines(lines);
  return (
    <figure className={css.ground} data-tone="ink">
      <div className={css.room}>
        {fitted === undefined ? (
          <ul className={css.plain}>
            {withKeys(lines, (line) => line).map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        ) : (
          <EvenLines as="ul" lines={fitted} className={css.lines} lineClassName={css.line} />
        )}
      </div>
      {caption !== undefined && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
