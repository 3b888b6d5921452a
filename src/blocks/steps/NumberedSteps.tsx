import type { BlockProps } from '../../generated/block-props.ts';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Steps.module.css';

/** Chosen so that no row has a single step: 5 steps are 3 and 2. */
function columnsOf(count: number): number {
  if (count <= 4) return count;
  return count % 4 === 1 || count === 6 ? 3 : 4;
}

/** Steps with large numbers. */
export function NumberedSteps({ steps }: Pick<BlockProps['steps'], 'steps'>) {
  return (
    <ol className={css.steps} data-columns={columnsOf(steps.length)}>
      {withKeys(steps, ({ title }) => title).map(({ key, item: { title, text } }) => (
        <li key={key} className={css.step}>
          <h3 className={css.title}>{title}</h3>
          {text !== undefined && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
