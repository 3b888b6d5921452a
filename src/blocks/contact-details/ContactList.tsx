import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { mailLink, phoneLink } from '../../ui/actions/contact-links.ts';
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

/** Email, phone and address, each with its label. */
export function ContactList(props: BlockProps['contact-details']) {
  const { email, phone, address = [], note, link } = props;
  return (
    <div className={css.ways}>
      <dl className={css.list}>
        {email !== undefined && <Entry label={props.emailLabel} words={email} href={mailLink(email)} />}
        {phone !== undefined && <Entry label={props.phoneLabel} words={phone} href={phoneLink(phone)} />}
        {address.length > 0 && (
          <div className={css.entry}>
            <dt className={css.label}>{props.addressLabel}</dt>
            <dd>
              <address className={css.lines}>{address.join('\n')}</address>
            </dd>
          </div>
        )}
      </dl>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {link && (
        <ActionLink href={link.href} look="arrow">
          {link.label}
        </ActionLink>
      )}
    </div>
  );
}
