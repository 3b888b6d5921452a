import { Section } from '../ui/Section.tsx';
import css from './LoadingBar.module.css';
import { LoadingBar } from './LoadingBar.tsx';

/**
 * A page that waits for content: a bar at the top, and an empty section that keeps the footer in place. The header would cover a bar inside
 * the section, which is a stacking context.
 */
export function HeldBack() {
  return (
    <>
      <LoadingBar />
      <Section tone="paper" className={css.ground} />
    </>
  );
}
