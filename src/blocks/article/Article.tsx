import type { BlockProps } from '../../generated/block-props.ts';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Article.module.css';
import { ArticlePart } from './ArticlePart.tsx';
import { partsOf } from './article-parts.ts';

/** A long text in parts. Each heading stays in view while its text scrolls. */
export default function Article({ sections, layout, tone }: BlockProps['article']) {
  const parts = partsOf(sections);
  return (
    <Section tone={tone} className={css.article}>
      {withKeys(parts, ({ heading }) => heading ?? '').map(({ key, item }) => (
        <ArticlePart key={key} part={item} isChapter={layout === 'chapters' && parts.length > 1} />
      ))}
    </Section>
  );
}
