import { joinClasses } from '../../../../ui/join-classes.ts';
import { withKeys } from '../../../../ui/with-keys.ts';
import castings from '../../Castings.module.css';
import type { HeroProps } from '../../hero-props.ts';
import css from './HeroFigures.module.css';

const most = 4;

/** A few figures in a frame across the lower edge of the hero, as on the door of a container. */
export function HeroFigures({ figures }: { readonly figures: NonNullable<HeroProps['figures']> }) {
  return (
    <div className={css.door} data-tone="white">
      <dl className={joinClasses(castings.box, css.frame)}>
        {withKeys(figures.slice(0, most), ({ text }) => text).map(({ key, item: { value, text } }) => (
          <div key={key} className={css.figure}>
            <dt className={css.text}>{text}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
