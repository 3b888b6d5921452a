import { contactLink } from '../../../ui/actions/contact-links.ts';
import { SiteLink } from '../../../ui/actions/SiteLink.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import { HeroLead, HeroLinks } from '../HeroText.tsx';
import { HeroTitle } from '../HeroTitle.tsx';
import { HeroTrail } from '../HeroTrail.tsx';
import type { HeroProps } from '../hero-props.ts';
import css from './HeroForm.module.css';

/** Words and ways to reach us on the left, a form in the right half. */
export function HeroForm(hero: HeroProps) {
  const { facts = [], slots } = hero;
  return (
    <div className={css.body}>
      <div className={css.copy}>
        <HeroTrail {...hero} />
        <HeroTitle hero={hero} />
        <HeroLead {...hero} />
        <HeroLinks {...hero} />
        {facts.length > 0 && (
          <dl className={css.ways}>
            {withKeys(facts, ({ term }) => term).map(({ key, item: { term, text, href } }) => (
              <div key={key} className={css.way}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.text}>
                  <ContactLink text={text} href={href} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={css.form}>{slots?.form}</div>
    </div>
  );
}

/** Email addresses and phone numbers become links by themselves. */
function ContactLink({
  text,
  href = contactLink(text),
}: {
  readonly text: string;
  readonly href: string | undefined;
}) {
  return href === undefined ? text : <SiteLink href={href}>{text}</SiteLink>;
}
