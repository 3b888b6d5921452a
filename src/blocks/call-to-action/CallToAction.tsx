import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './CallToAction.module.css';
import { splitAtPhrase } from './split-at-phrase.ts';

/** A large title, then links, or logos that link to their pages. */
export default function CallToAction({
  title,
  text,
  splitAt,
  logos = [],
  links = [],
  tone,
}: BlockProps['call-to-action']) {
  const paragraphs = text === undefined ? [] : splitAtPhrase(text, splitAt);
  return (
    <Section tone={tone} label={title} className={css.section}>
      <div className={css.call} data-rest={paragraphs.length > 0 || links.length > 0}>
        <StationHeading className={css.title}>{title}</StationHeading>
        <div className={css.rest}>
          {withKeys(paragraphs, (paragraph) => paragraph).map(({ key, item: paragraph }) => (
            <p key={key} className={css.text}>
              {paragraph}
            </p>
          ))}
          {links.length > 0 && (
            <div className={css.links}>
              {withKeys(links, ({ href }) => href).map(({ key, item, index }) => (
                <ActionLink key={key} href={item.href} look={index === 0 ? 'solid' : 'outline'}>
                  {item.label}
                </ActionLink>
              ))}
            </div>
          )}
        </div>
      </div>
      {logos.length > 0 && (
        <ul className={css.logos}>
          {withKeys(logos, ({ href }) => href).map(({ key, item: { image, href } }) => (
            <li key={key} className={css.cell}>
              <SiteLink href={href} reload className={css.logo} data-tone="white">
                <Picture image={image} fit="contain" sizes="180px" className={css.image} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
