import type { BlockProps } from '../../generated/block-props.ts';
import { withKeys } from '../../ui/with-keys.ts';
import css from './ClauseWays.module.css';

interface ClauseWaysProps {
  readonly ways: NonNullable<BlockProps['clauses']['clauses'][number]['ways']>;
  readonly promise: string | undefined;
  readonly note: string | undefined;
}

/** Ways to reach somebody, and what happens next. */
export function ClauseWays({ ways, promise, note }: ClauseWaysProps) {
  return (
    <>
      {ways.length > 0 && (
        <ul className={css.ways}>
          {withKeys(ways, ({ name }) => name).map(({ key, item }) => (
            <li key={key} className={css.way}>
              <b>{item.name}</b>
              {item.note !== undefined && <span>{item.note}</span>}
            </li>
          ))}
        </ul>
      )}
      {(promise !== undefined || note !== undefined) && (
        <div className={css.promise}>
          {promise !== undefined && <b>{promise} </b>}
          {note}
        </div>
      )}
    </>
  );
}
