import { SiteLink } from '../../../../ui/actions/SiteLink.tsx';
import { withKeys } from '../../../../ui/with-keys.ts';
import type { HeroProps } from '../../hero-props.ts';
import css from './HeroTag.module.css';

/** A tag that hangs from the picture by a string. */
export function HeroTag({ facts }: { readonly facts: NonNullable<HeroProps['facts']> }) {
  return (
    <>
      <span className={css.string} />
      <dl className={css.tag}>
        {withKeys(facts, ({ term }) => term).map(({ key, item: { term, text, href } }) => (
          <div key={key} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.text}>
              {href === undefined ? text : <SiteLink href={href}>{text}</SiteLink>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
