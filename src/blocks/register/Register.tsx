import type { BlockProps } from '../../generated/block-props.ts';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Register.module.css';

/** A strip of facts about the page, such as when it was last reviewed. */
export default function Register({ facts, label, tone }: BlockProps['register']) {
  return (
    <Section tone={tone} label={label} space="none" className={css.strip}>
      <dl className={css.facts}>
        {withKeys(facts, ({ term }) => term).map(({ key, item: { term, text, href } }) => (
          <div key={key}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.text}>
              {href === undefined ? text : <SiteLink href={href}>{text}</SiteLink>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
