import type { BlockProps } from '../../generated/block-props.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import css from './Opening.module.css';

/** How large a statement is set, by its number of characters. */
function sizeOf(statement: string): 'short' | 'long' | 'text' {
  if (statement.length <= 170) return 'short';
  return statement.length <= 520 ? 'long' : 'text';
}

/** The first paragraph of HTML without its tags: nearly the text, which is enough to tell how long it is. */
function firstParagraph(html: string): string {
  const [first = ''] = html.split('</p>', 1);
  return first.replace(/<[^>]*>/g, '');
}

interface OpeningProps {
  readonly paragraph: BlockProps['text-section']['paragraphs'][number];
  /** Names tables that have no caption. */
  readonly label: string | undefined;
}

/** The first paragraph of a statement, set large. What follows it in the same HTML is not. */
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
