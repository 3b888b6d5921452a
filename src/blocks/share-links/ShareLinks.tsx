import type { BlockProps } from '../../generated/block-props.ts';
import { personNamed } from '../../ui/person-named.ts';
import { Section } from '../../ui/Section.tsx';
import { type Author, AuthorBox } from './AuthorBox.tsx';
import { ShareIcons } from './ShareIcons.tsx';
import css from './ShareLinks.module.css';
import { TopicLinks } from './TopicLinks.tsx';

/** The end of a page: its author, its topics, and icons that share it. Only the icons are always there. */
export default function ShareLinks(props: BlockProps['share-links']) {
  const { label, tone, topics = [], topicsLabel } = props;
  const author: Author | undefined = personNamed(props.author, props.people);
  return (
    <Section tone={tone} label={label} space="tight" className={css.section}>
      <div className={css.band} data-author={author !== undefined}>
        {author !== undefined && (
          <AuthorBox author={author} label={props.writtenBy} link={props.authorLinks?.[0]} />
        )}
        <div className={css.end}>
          <div className={css.share}>
            <p className={css.label}>{label}</p>
            <ShareIcons {...props} />
          </div>
          {topics.length > 0 && <TopicLinks label={topicsLabel} topics={topics} />}
        </div>
      </div>
    </Section>
  );
}
