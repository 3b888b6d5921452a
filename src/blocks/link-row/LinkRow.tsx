import type { BlockProps } from '../../generated/block-props.ts';
import { FramedLink } from '../../ui/actions/FramedLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './LinkRow.module.css';

/** A label and a row of short links. */
export default function LinkRow({ label, links, current, tone }: BlockProps['link-row']) {
  return (
    <Section tone={tone} space="tight">
      <nav aria-label={label} className={css.row}>
        <p className={css.label}>{label}</p>
        <ul className={css.links}>
          {withKeys(links, ({ href }) => href).map(({ key, item }) => (
            <li key={key}>
              <FramedLink href={item.href} isCurrent={item.label === current}>
                {item.label}
              </FramedLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
