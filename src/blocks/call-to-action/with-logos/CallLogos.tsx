import type { BlockProps } from '../../../generated/block-props.ts';
import { SiteLink } from '../../../ui/actions/SiteLink.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './CallLogos.module.css';

interface CallLogosProps {
  readonly logos: NonNullable<BlockProps['call-to-action']['logos']>;
}

/** Logos in cells, each a link to its page. */
export function CallLogos({ logos }: CallLogosProps) {
  if (logos.length === 0) return null;
  return (
    <ul className={css.logos}>
      {withKeys(logos, ({ href }) => href).map(({ key, item: { image, href } }) => (
        <li key={key} className={css.cell}>
          <SiteLink href={href} reload className={css.logo} data-tone="white">
            <Picture image={image} fit="contain" sizes="180px" className={css.image} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
