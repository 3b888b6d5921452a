import { EvenLines } from '../../../ui/lettering/EvenLines.tsx';
import type { FittedLines } from '../../../ui/lettering/fit-lines.ts';
import css from './HeroWords.module.css';

/** The h1 as lines of equal width. */
export function HeroWords({ title }: { readonly title: FittedLines }) {
  return <EvenLines as="h1" lines={title} className={css.words} lineClassName={css.line} />;
}
