import { Section } from '../ui/Section.tsx';
import css from './SpinnerState.module.css';

/** A spinning globe with a text. It is as high as the screen, so that nothing below it visibly moves. */
export function SpinnerState({ text }: { readonly text: string }) {
  return (
    <Section tone="paper" className={css.waiting}>
      <div className={css.row} role="status">
        <svg className={css.globe} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
          <circle className={css.edge} cx="48" cy="48" r="44" />
          <circle className={css.turning} cx="48" cy="48" r="44" />
          <circle className={css.turning} cx="48" cy="48" r="44" />
          <circle className={css.turning} cx="48" cy="48" r="44" />
          <path className={css.meridian} d="M48 0v96" />
        </svg>
        <p className={css.words}>{text}</p>
      </div>
    </Section>
  );
}
