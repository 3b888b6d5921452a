import type { ReactNode } from 'react';
import { cutText } from './cut-text.ts';
import css from './Fold.module.css';
import { Hidden } from './Hidden.tsx';
import { splitSentences } from './split-sentences.ts';

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
  /** Whole sentences stay, and the toggle opens the rest. Otherwise the text is cut between words, and the toggle opens all of it. */
  readonly bySentence?: boolean | undefined;
  /** The space between the beginning of the text and the toggle. */
  readonly children?: ReactNode;
}

/** A text that opens with a toggle if it is long. Works without script. */
export function Fold({ text, after, more, less, about, bySentence = false, children }: FoldProps) {
  const sentences = bySentence ? splitSentences(text, after) : undefined;
  const beginning = sentences?.beginning ?? cutText(text, after);
  return (
    <div className={css.fold}>
      <p data-cut={(beginning !== undefined && sentences === undefined) || undefined}>{beginning ?? text}</p>
      {children}
      {beginning !== undefined && (
        <details className={css.details}>
          <summary className={css.summary}>
            <span className={css.more}>{more}</span>
            <span className={css.less}>{less}</span>
            {about !== undefined && <Hidden>: {about}</Hidden>}
          </summary>
          <p>{sentences?.rest ?? text}</p>
        </details>
      )}
    </div>
  );
}
