import type { BlockProps } from '../../generated/block-props.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './Quote.module.css';

/** The text size, by the length of the text. */
function sizeOf(text: string): 'short' | 'middle' | 'long' {
  if (text.length <= 110) return 'short';
  return text.length <= 280 ? 'middle' : 'long';
}

/** A quote. The portrait touches the lower edge of the section; without one the text has the full width. */
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
