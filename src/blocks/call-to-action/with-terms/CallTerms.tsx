import type { BlockProps } from '../../../generated/block-props.ts';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './CallTerms.module.css';

type Term = NonNullable<BlockProps['call-to-action']['terms']>[number];

/** The next steps, as figures with their meaning. */
export function CallTerms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <ul className={css.terms}>
      {withKeys(terms, ({ heading }) => heading).map(({ key, item }) => (
        <li key={key} className={css.term}>
          <p className={css.figure}>{item.figure}</p>
          <p className={css.meaning}>
            <b>{item.heading}</b>
            {item.text !== undefined && <span> {item.text}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
