import type { Image } from '../../generated/block-props.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import css from './Quote.module.css';

interface SaidByProps {
  readonly author?: string | undefined;
  readonly role?: string | undefined;
  readonly logo?: Image | undefined;
}

/** The speaker, with the logo of the speaker's company. */
export function SaidBy({ author, role, logo }: SaidByProps) {
  if (author === undefined && role === undefined && logo === undefined) return null;
  return (
    <figcaption className={css.by} data-logo={logo !== undefined || undefined}>
      {logo !== undefined && <Picture image={logo} fit="contain" className={css.logo} />}
      <span className={css.names}>
        {author !== undefined && <span className={css.author}>{author}</span>}{' '}
        {role !== undefined && <span className={css.role}>{role}</span>}
      </span>
    </figcaption>
  );
}
