import type { BlockProps } from '../generated/block-props.ts';
import css from './Paragraphs.module.css';
import { SafeHtml } from './SafeHtml.tsx';
import { withKeys } from './with-keys.ts';

interface ParagraphsProps {
  readonly paragraphs: BlockProps['text-section']['paragraphs'];
  /** Label for tables without a caption. */
  readonly label: string | undefined;
  /** Sets the first paragraph larger than the others. */
  readonly isLarge: boolean;
}

/** Paragraphs. An item with HTML may contain several of them, and lists, tables and headings. */
export function Paragraphs({ paragraphs, label, isLarge }: ParagraphsProps) {
  if (paragraphs.length === 0) return null;
  const keyed = withKeys(paragraphs, (paragraph) =>
    typeof paragraph === 'string' ? paragraph : paragraph.html,
  );
  return (
    <div className={css.paragraphs} data-large={isLarge}>
      {keyed.map(({ key, item }) =>
        typeof item === 'string' ? (
          <p key={key}>{item}</p>
        ) : (
          <SafeHtml key={key} html={item.html} label={label} />
        ),
      )}
    </div>
  );
}
