import type { BlockProps } from '../../generated/block-props.ts';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { firstSentences } from '../../ui/split-sentences.ts';
import css from './AuthorBox.module.css';

export type Author = NonNullable<BlockProps['share-links']['people']>[number];

interface AuthorBoxProps {
  readonly author: Author;
  readonly label: string;
  readonly link: NonNullable<BlockProps['share-links']['authorLinks']>[number] | undefined;
}

const maxSentences = 2;

/** The author of the page, with portrait, job title and the beginning of the biography. */
export function AuthorBox({ author, label, link }: AuthorBoxProps) {
  const { name, role, image, bio } = author;
  return (
    <div className={css.box} data-portrait={image !== undefined}>
      {image !== undefined && (
        <Picture image={{ ...image, alt: name }} ratio="4/5" sizes="11rem" className={css.portrait} />
      )}
      <div className={css.head}>
        <p className={css.label}>{label}</p>
        <h2 className={css.name}>{name}</h2>
        {role !== undefined && <p className={css.role}>{role}</p>}
      </div>
      <div className={css.words}>
        {bio !== undefined && <p className={css.bio}>{firstSentences(bio, maxSentences)}</p>}
        {link !== undefined && (
          <SiteLink className={css.link} href={link.href}>
            {link.label}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
