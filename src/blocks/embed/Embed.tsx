import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Section } from '../../ui/Section.tsx';
import css from './Embed.module.css';

/**
 * Another page in a frame that is never wider than the screen, with a link to it. A frame without a border covers the vertical line of the
 * site. The page in the frame draws this line at the same place.
 */
export default function Embed({
  title,
  heading,
  src,
  width,
  height,
  linkLabel,
  note,
  link,
  layout,
  tone,
}: BlockProps['embed']) {
  const opener = (
    <ActionLink href={src} look="arrow" reload>
      {linkLabel}
      <Hidden>: {title}</Hidden>
    </ActionLink>
  );
  return (
    <Section
      tone={tone}
      heading={heading}
      label={title}
      action={opener}
      className={joinClasses(css.section, layout === 'joined' ? css.joined : undefined)}
    >
      {heading === undefined && <p className={css.opener}>{opener}</p>}
      <div className={css.ground}>
        <iframe className={css.frame} title={title} src={src} width={width} height={height} loading="lazy" />
      </div>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {link && (
        <p className={css.link}>
          <ActionLink href={link.href} look="arrow">
            {link.label}
          </ActionLink>
        </p>
      )}
    </Section>
  );
}
