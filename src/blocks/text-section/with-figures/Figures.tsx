import type { BlockProps } from '../../../generated/block-props.ts';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './Figures.module.css';

type Figure = NonNullable<BlockProps['text-section']['figures']>[number];

/** Large figures with their labels. */
export function Figures({ figures = [] }: { readonly figures?: readonly Figure[] | undefined }) {
  if (figures.length === 0) return null;
  return (
    <dl className={css.figures}>
      {withKeys(figures, ({ label }) => label).map(({ key, item }) => (
        <div key={key} className={css.row}>
          <dt className={css.label}>{item.label}</dt>
          <dd className={css.figure}>{item.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
