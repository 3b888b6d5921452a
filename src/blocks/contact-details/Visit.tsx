import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { mailLink, phoneLink } from '../../ui/actions/contact-links.ts';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './Visit.module.css';

type DetailsProps = BlockProps['contact-details'];
type VisitProps = DetailsProps & { readonly plan: NonNullable<DetailsProps['plan']> };

/** Where to find us: the address next to a map of the streets, which fills the other half of the section. */
export function Visit({ plan, ...props }: VisitProps) {
  const { heading, email, phone, address = [], note, image, link, tone } = props;
  return (
    <Section tone={tone} label={heading} space="none" className={css.section}>
      <div className={css.slip}>
        <StationHeading className={css.heading}>{heading}</StationHeading>
        {address.length > 0 && <address className={css.address}>{address.join('\n')}</address>}
        {(email !== undefined || phone !== undefined) && (
          <p className={css.ways}>
            {email !== undefined && <a href={mailLink(email)}>{email}</a>}
            {phone !== undefined && <a href={phoneLink(phone)}>{phone}</a>}
          </p>
        )}
        {image && <Picture image={image} sizes="(min-width: 60rem) 26rem, 100vw" className={css.picture} />}
        {note !== undefined && <p>{note}</p>}
        {link && (
          <ActionLink href={link.href} look="arrow">
            {link.label}
          </ActionLink>
        )}
      </div>
      <div className={css.plan}>
        <Picture image={plan.image} className={css.streets} />
        {plan.lines !== undefined && plan.lines.length > 0 && (
          <p className={css.place} aria-hidden="true">
            {plan.lines.join('\n')}
          </p>
        )}
      </div>
    </Section>
  );
}
