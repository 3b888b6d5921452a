import { withKeys } from '../../ui/with-keys.ts';
import type { FittedTitle } from './fit-title.ts';
import css from './HeroWords.module.css';

/** The h1 as lines of equal width. Screen readers and copying get the words as one sentence. */
export function HeroWords({ title }: { readonly title: FittedTitle }) {
  return (
    <h1 className={css.words} data-measure={title.measure}>
      {withKeys(title.lines, ({ text }) => text).map(({ key, item, index }) => (
        <span key={key} className={css.line} data-stretch={item.stretch}>
          {index === 0 ? item.text : ` ${item.text}`}
        </span>
      ))}
    </h1>
  );
}
