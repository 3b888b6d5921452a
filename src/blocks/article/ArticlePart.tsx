import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './ArticlePart.module.css';
import type { Part } from './article-parts.ts';
import prose from './prose.module.css';
import figures from './prose-figures.module.css';

interface ArticlePartProps {
  readonly part: Part;
  /** One of several parts. Chapters are numbered. */
  readonly isChapter: boolean;
}

/** One section: the heading, the text next to it, and below them a picture next to its caption. */
export function ArticlePart({ part, isChapter }: ArticlePartProps) {
  const { heading, html, text, image, aside, picture } = part;
  const isSpread = picture === 'left' || picture === 'right';
  return (
    <div className={css.part} data-chapter={isChapter || undefined}>
      <div className={css.columns}>
        <div className={css.head} data-stays={picture !== 'margin'}>
          {heading !== undefined && <StationHeading className={css.heading}>{heading}</StationHeading>}
          {picture === 'margin' && (
            <Picture
              image={image}
              ratio="4/3"
              sizes="(min-width: 60rem) 30vw, 100vw"
              className={css.picture}
            />
          )}
        </div>
        <div className={css.body}>
          {html !== undefined && (
            <SafeHtml html={html} label={heading} className={`${prose.prose} ${figures.figures}`} />
          )}
          {text !== undefined && <PlainText text={text} />}
          {aside !== undefined && !isSpread && <p className={css.remark}>{aside}</p>}
        </div>
      </div>
      {isSpread && (
        <figure className={css.spread} data-side={picture}>
          <Picture image={image} ratio="4/3" sizes="(min-width: 60rem) 56vw, 100vw" className={css.picture} />
          <figcaption className={css.aside}>{aside}</figcaption>
        </figure>
      )}
    </div>
  );
}

function PlainText({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={css.plain}>
      {withKeys(paragraphs, (paragraph) => paragraph).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
    </div>
  );
}
