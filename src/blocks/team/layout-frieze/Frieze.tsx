import { CardHeading } from '../../../ui/headings/CardHeading.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import type { Listed } from '../roster.ts';
import css from './Frieze.module.css';

interface FriezeProps {
  readonly members: readonly Listed[];
  readonly level: 2 | 3;
}

/** More portraits in one row would be too small. */
const mostInRow = 6;

/** One row, or rows that are as even as possible. */
function columnsOf(count: number): number {
  const rows = Math.ceil(count / mostInRow);
  return Math.ceil(count / rows);
}

/** Portraits side by side. People without a portrait are omitted, because they would leave a hole. */
export function Frieze({ members, level }: FriezeProps) {
  const shown = members.filter(({ image }) => image !== undefined);
  return (
    <ul className={css.frieze} data-columns={columnsOf(shown.length)}>
      {withKeys(shown, ({ name }) => name).map(({ key, item: { name, image, role, note } }) => (
        <li key={key} className={css.person}>
          <Picture
            image={image}
            ratio="4/5"
            sizes="(min-width: 60rem) 13rem, (min-width: 40rem) 33vw, 50vw"
            decorative
            className={css.portrait}
          />
          <div className={css.words}>
            <CardHeading level={level} className={css.name}>
              {name}
            </CardHeading>
            {role !== undefined && <p className={css.role}>{role}</p>}
          </div>
          {note !== undefined && <p className={css.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
