import type { BlockProps } from '../../generated/block-props.ts';
import { mailLink, phoneLink } from '../../ui/actions/contact-links.ts';
import css from './ContactForm.module.css';

type WithoutScriptProps = NonNullable<BlockProps['contact-form']['withoutScript']>;

/** Other ways to contact the company, for browsers without script. */
export function WithoutScript({ text, email, phone }: WithoutScriptProps) {
  return (
    <noscript>
      <p className={css.withoutScript}>
        {text}
        {email !== undefined && (
          <>
            {' '}
            <a href={mailLink(email)}>{email}</a>
          </>
        )}
        {phone !== undefined && (
          <>
            {' '}
            <a href={phoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
    </noscript>
  );
}
