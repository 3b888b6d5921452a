import type { BlockProps } from '../../generated/block-props.ts';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Pager.module.css';

/** Links to the pages of a list. */
export default function Pager({ label, first, others, current, tone }: BlockProps['pager']) {
  const pages = [
    { number: '1', href: first },
    ...others.map((number) => ({ number, href: `${first}/page/${encodeURIComponent(number)}` })),
  ];
  return (
    <Section tone={tone} space="tight" className={css.section}>
      <nav aria-label={label}>
        <ol className={css.pages}>
          {withKeys(pages, ({ number }) => number).map(({ key, item: { number, href } }) => (
            <li key={key}>
              <SiteLink
                className={css.page}
                href={href}
                aria-current={number === current ? 'page' : undefined}
              >
                {number}
              </SiteLink>
            </li>
          ))}
        </ol>
      </nav>
    </Section>
  );
}
