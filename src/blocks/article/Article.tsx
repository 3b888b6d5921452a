import type { BlockProps } from '../../generated/block-props.ts';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Article.module.css';
import { ArticlePart } from './ArticlePart.tsx';
import { partsOf } from './article-parts.ts';
import { SectionScale } from './SectionScale.tsx';
import { scaleOf } from './section-scale.ts';

/** A long text in sections, with evidence in its margin. */
export default function Article(props: BlockProps['article']) {
  const { sections, tone, lead, linkTo } = props;
  const parts = partsOf(sections);
  const scale = props.scale ? scaleOf(parts) : undefined;
  return (
    <Section tone={tone} className={css.article}>
      {scale !== undefined && <SectionScale scale={scale} label={props.contents} minutes={props.minutes} />}
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {withKeys(parts, ({ heading }) => heading ?? '').map(({ key, item }) => (
        <ArticlePart key={key} part={item} linkTo={linkTo} />
      ))}
    </Section>
  );
}
