import type { BlockProps } from '../../../generated/block-props.ts';
import { SafeHtml } from '../../../ui/SafeHtml.tsx';
import css from './Opening.module.css';

/** The text size, by the length of the statement. */
function sizeOf(statement: string): 'short' | 'long' | 'text' {
  if (statement.length <= 170) return 'short';
  return statement.length <= 520 ? 'long' : 'text';
}

/** The first paragraph without tags. Entities stay, which is precise enough to measure its length. */
function firstParagraph(html: string): string {
  const [first = ''] = html.split('</p>', 1);
  return first.replace(/<[^>]*>/g, '');
}

interface OpeningProps {
  readonly paragraph: BlockProps['text-section']['paragraphs'][number];
  /** Label for tables without a caption. */
  readonly label: string | undefined;
}

/** The first paragraph of a statement in large type. Other paragraphs in the same HTML have the normal size. */
export function Opening({ paragraph, label }: OpeningProps) {
  if (typeof paragraph === 'string') {
    return (
      <p className={css.words} data-size={sizeOf(paragraph)}>
        {paragraph}
      </p>
    );
  }
  const { html } = paragraph;
  return (
    <div className={css.words} data-size={sizeOf(firstParagraph(html))}>
      <SafeHtml html={html} label={label} className={css.opening} />
    </div>
  );
}
