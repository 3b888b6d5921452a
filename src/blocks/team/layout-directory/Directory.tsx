import { CardHeading } from '../../../ui/headings/CardHeading.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import type { Listed } from '../roster.ts';
import css from './Directory.module.css';

interface DirectoryProps {
  readonly members: readonly Listed[];
  readonly level: 2 | 3;
}

/** Names in two columns, each with a small portrait, the role, and a line of text, such as the person's subjects. */
export function Directory({ members, level }: DirectoryProps) {
  const hasNotes = members.some(({ note }) => note !== undefined);
  return (
    <ul className={css.directory} data-notes={hasNotes || undefined}>
      {withKeys(members, ({ name }) => name).map(({ key, item: { name, image, role, note } }) => (
        <li key={key} className={css.entry}>
          <Picture image={image} ratio="1/1" sizes="5.5rem" decorative className={css.portrait} />
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
