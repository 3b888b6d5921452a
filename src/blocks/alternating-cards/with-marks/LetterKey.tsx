import { withKeys } from '../../../ui/with-keys.ts';
import type { Card } from '../card-shapes.ts';
import css from './Plate.module.css';

/** The letter of a mark by its number. After the last letter they begin again. */
export function letterOf(index: number, letters: string): string {
  const all = [...letters];
  return all[index % all.length] ?? '';
}

interface LetterKeyProps {
  readonly marks: NonNullable<Card['marks']>;
  readonly letters: string;
}

/** What the letters on a picture stand for. */
export function LetterKey({ marks, letters }: LetterKeyProps) {
  if (marks.length === 0) return null;
  return (
    <ol className={css.key}>
      {withKeys(marks, ({ text }) => text).map(({ key, item, index }) => (
        <li key={key} className={css.meaning}>
          <b className={css.letter}>{letterOf(index, letters)}</b>
          {item.text}
        </li>
      ))}
    </ol>
  );
}
