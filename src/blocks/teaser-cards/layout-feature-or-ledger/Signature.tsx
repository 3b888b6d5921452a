import { personNamed } from '../../../ui/person-named.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import type { BylineProps, Card } from '../teaser-props.ts';
import css from './Signature.module.css';

interface SignatureProps extends BylineProps {
  readonly card: Card;
}

/** The author of a text with a portrait, and how long it takes to read. Each may be missing. */
export function Signature({ card: { author, minutes }, people, minutesText }: SignatureProps) {
  if (author === undefined && minutes === undefined) return null;
  const portrait = personNamed(author, people)?.image;
  return (
    <p className={css.signature}>
      {portrait && (
        <Picture image={portrait} sizes="2.75rem" ratio="1/1" decorative className={css.portrait} />
      )}
      <span className={css.words}>
        {author !== undefined && <b className={css.author}>{author}</b>}
        {author !== undefined && minutes !== undefined && ' '}
        {minutes !== undefined && <span>{minutesText.replace('[minutes]', String(minutes))}</span>}
      </span>
    </p>
  );
}
