import type { BlockProps } from '../../generated/block-props.ts';
import { FramedLink } from '../../ui/actions/FramedLink.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './TopicLinks.module.css';

interface TopicLinksProps {
  readonly label: string;
  readonly topics: NonNullable<BlockProps['share-links']['topics']>;
}

/** The topics of the page, as links. */
export function TopicLinks({ label, topics }: TopicLinksProps) {
  return (
    <nav aria-label={label} className={css.row}>
      <p className={css.label}>{label}</p>
      <ul className={css.links}>
        {withKeys(topics, ({ href }) => href).map(({ key, item }) => (
          <li key={key}>
            <FramedLink href={item.href} isCurrent={false}>
              {item.label}
            </FramedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
