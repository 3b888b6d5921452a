import { cutText } from './cut-text.ts';
import css from './Fold.module.css';
import { Hidden } from './Hidden.tsx';

interface FoldProps {
  readonly text: string;
  /** In characters. Longer texts are folded. */
  readonly after: number;
  /** Label of the toggle while the text is folded. */
  readonly more: string;
  /** Label of the toggle while the text is open. */
  readonly less: string;
  /** Subject of the text, for screen readers. Follows the label of the toggle. */
  readonly about?: string | undefined;
}

/** A text that is cut and opens with a toggle if it is long. Works without script. */
export function Fold({ text, after, more, less, about }: FoldProps) {
  const beginning = cutText(text, after);
  if (beginning === undefined) return <p>{text}</p>;
  return (
    <div className={css.fold}>
      <p className={css.beginning}>{beginning}</p>
      <details className={css.details}>
        <summary className={css.summary}>
          <span className={css.more}>{more}</span>
          <span className={css.less}>{less}</span>
          {about !== undefined && <Hidden>: {about}</Hidden>}
        </summary>
        <p>{text}</p>
      </details>
    </div>
  );
}
