import type { Badge as BadgeWords, BlockProps } from '../../../generated/block-props.ts';
import { ActionLink } from '../../../ui/actions/ActionLink.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { CardHeading } from '../../../ui/headings/CardHeading.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import css from './Person.module.css';

interface PersonProps {
  readonly member: BlockProps['team']['members'][number];
  readonly badge: BadgeWords | undefined;
  readonly level: 2 | 3;
  readonly words: Pick<BlockProps['team'], 'readBio' | 'closeBio' | 'profile'>;
  /** Called on hover and focus. */
  readonly onApproach: () => void;
}

/** In characters. Longer biographies are cut. */
const maxBioLength = 200;

export function Person({ member, badge, level, words, onApproach }: PersonProps) {
  const { name, image, role, bio, profile } = member;
  return (
    <li className={css.person} data-card onPointerEnter={onApproach} onFocus={onApproach}>
      <div className={css.portrait}>
        <Picture
          image={image && { ...image, alt: name }}
          ratio="4/5"
          sizes="(min-width: 60rem) 18rem, 8rem"
          className={css.picture}
        />
        {badge && <Badge short={badge.short} long={badge.long} className={css.badge} />}
      </div>
      <div className={css.words}>
        <CardHeading level={level} className={css.name}>
          {name}
        </CardHeading>
        {role !== undefined && <p className={css.role}>{role}</p>}
      </div>
      {(bio !== undefined || profile !== undefined) && (
        <div className={css.more}>
          {bio !== undefined && (
            <Fold text={bio} after={maxBioLength} more={words.readBio} less={words.closeBio} about={name} />
          )}
          {profile !== undefined && (
            <ActionLink href={profile} look="arrow" className={css.profile}>
              {words.profile}
              <Hidden>: {name}</Hidden>
            </ActionLink>
          )}
        </div>
      )}
    </li>
  );
}
