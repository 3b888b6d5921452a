import { Picture } from '../../ui/pictures/Picture.tsx';
import type { Part } from './article-parts.ts';
import css from './PartEvidence.module.css';

interface PartProps {
  readonly part: Part;
}

/** The content of the margin next to a section: its figure, and its picture with the side text below. */
export function PartEvidence({ part }: PartProps) {
  const { figure, image, aside, picture, evidence, isWide } = part;
  const isPictured = picture === 'margin';
  if (figure === undefined && !isPictured) return null;
  return (
    <div className={css.margin} data-stays={evidence === 'none' && !isWide}>
      {figure !== undefined && (
        <p className={css.figure}>
          <b className={css.value} data-long={figure.value.length > 5 || undefined}>
            {figure.value}
            {figure.unit !== undefined && <small> {figure.unit}</small>}
          </b>{' '}
          {figure.text}
        </p>
      )}
      {isPictured && (
        <figure className={css.beside}>
          {image !== undefined && (
            <Picture
              image={image}
              ratio="4/3"
              sizes="(min-width: 84rem) 31rem, (min-width: 60rem) 36vw, 100vw"
              className={css.picture}
            />
          )}
          {aside !== undefined && <figcaption className={css.note}>{aside}</figcaption>}
        </figure>
      )}
    </div>
  );
}

/** A wide picture below a section, to the edge of the page, and its side text next to it. */
export function PartSpread({ part: { image, aside } }: PartProps) {
  if (image === undefined) return <p className={css.remark}>{aside}</p>;
  return (
    <figure className={css.spread}>
      <Picture image={image} sizes="(min-width: 60rem) 64vw, 100vw" className={css.wide} />
      {aside !== undefined && <figcaption className={css.remark}>{aside}</figcaption>}
    </figure>
  );
}
