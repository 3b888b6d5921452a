import type { BlockProps } from '../../generated/block-props.ts';
import { mailLink, phoneLink } from '../../ui/actions/contact-links.ts';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './ContactDetails.module.css';

interface EntryProps {
  readonly label: string;
  readonly words: string;
  readonly href: string | undefined;
}

function Entry({ label, words, href }: EntryProps) {
  return (
    <div className={css.entry}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        {href === undefined ? (
          words
        ) : (
          <a className={css.link} href={href}>
            {words}
          </a>
        )}
      </dd>
    </div>
  );
}

/** Ways to reach us, set large. */
export default function ContactDetails(props: BlockProps['contact-details']) {
  const { heading, email, phone, address = [], note, image, tone } = props;
  return (
    <Section tone={tone} label={heading} className={css.section}>
      <div className={css.details}>
        <div className={css.head}>
          <StationHeading>{heading}</StationHeading>
          {image && (
            <Picture
              image={image}
              ratio="4/3"
              sizes="(min-width: 60rem) 30vw, 100vw"
              className={css.picture}
            />
          )}
        </div>
        <dl className={css.list}>
          {email !== undefined && <Entry label={props.emailLabel} words={email} href={mailLink(email)} />}
          {phone !== undefined && <Entry label={props.phoneLabel} words={phone} href={phoneLink(phone)} />}
          {address.length > 0 && (
            <div className={css.entry}>
              <dt className={css.label}>{props.addressLabel}</dt>
              <dd className={css.address}>
                <address className={css.lines}>{address.join('\n')}</address>
                {note !== undefined && <p className={css.note}>{note}</p>}
              </dd>
            </div>
          )}
        </dl>
        {address.length === 0 && note !== undefined && <p className={css.note}>{note}</p>}
      </div>
    </Section>
  );
}
