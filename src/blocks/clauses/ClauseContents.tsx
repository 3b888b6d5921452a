import type { Link } from '../../generated/block-props.ts';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import css from './ClauseContents.module.css';

interface ClauseContentsProps {
  readonly title: string;
  readonly clauses: readonly { readonly id: string; readonly heading: string }[];
  readonly further: Link | undefined;
}

/** The headings of all clauses as links. */
export function ClauseContents({ title, clauses, further }: ClauseContentsProps) {
  return (
    <nav className={css.contents} aria-label={title}>
      <p className={css.title}>{title}</p>
      <ol className={css.list}>
        {clauses.map(({ id, heading }) => (
          <li key={id} className={css.item}>
            <SiteLink href={`#${id}`} className={css.link}>
              {heading}
            </SiteLink>
          </li>
        ))}
      </ol>
      {further !== undefined && (
        <p className={css.further}>
          <SiteLink href={further.href}>{further.label}</SiteLink>
        </p>
      )}
    </nav>
  );
}
