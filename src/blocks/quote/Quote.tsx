import type { BlockProps } from '../../generated/block-props.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './Quote.module.css';

/** How large the words are set, by their number of characters. */
function sizeOf(text: string): 'short' | 'middle' | 'long' {
  if (text.length <= 110) return 'short';
  return text.length <= 280 ? 'middle' : 'long';
}

/** What somebody said. The portrait stands on the section's lower edge; without one the words fill the width. */
export default function Quote({ text, author, role, image, tone }: BlockProps['quote']) {
  return (
    <Section tone={tone} className={css.section}>
      <div className={css.quote} data-portrait={image !== undefined}>
        {image && (
          <Picture
            image={{ ...image, alt: author ?? image.alt ?? '' }}
            ratio="4/5"
            sizes="(min-width: 60rem) 30vw, 70vw"
            className={css.portrait}
          />
        )}
        <figure className={css.said}>
          <blockquote className={css.words} data-size={sizeOf(text)}>
            <p>{text}</p>
          </blockquote>
          {(author !== undefined || role !== undefined) && (
            <figcaption className={css.by}>
              {author !== undefined && <span className={css.author}>{author}</span>}
              {role !== undefined && <span className={css.role}>{role}</span>}
            </figcaption>
          )}
        </figure>
      </div>
    </Section>
  );
}
