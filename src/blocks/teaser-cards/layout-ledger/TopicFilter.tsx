import type { LedgerTopic } from './ledger-topics.ts';
import css from './TopicFilter.module.css';

interface TopicFilterProps {
  readonly topics: readonly LedgerTopic[];
  /** The number of cards. */
  readonly count: number;
  readonly legend: string;
  readonly all: string;
  /** A name that no other filter of the page has. */
  readonly name: string;
}

/** Radio buttons by which visitors choose the topic of a ledger. Only the stylesheet reads them, so they need no script. */
export function TopicFilter({ topics, count, legend, all, name }: TopicFilterProps) {
  return (
    <fieldset className={css.filter}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choices}>
        {[{ label: all, count }, ...topics].map((topic, index) => (
          <label key={index === 0 ? '' : topic.label} className={css.choice}>
            <input
              className={css.input}
              type="radio"
              name={name}
              value={index}
              defaultChecked={index === 0}
            />
            {topic.label} <span className={css.count}>{topic.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
