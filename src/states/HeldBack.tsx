import { Section } from '../ui/Section.tsx';
import css from './LoadingBar.module.css';
import { LoadingBar } from './LoadingBar.tsx';

/** Stands for a page that waits: a bar at the top, and an empty ground that keeps the footer where it is. */
export function HeldBack() {
  return (
    <Section tone="paper" className={css.ground}>
      <LoadingBar />
    </Section>
  );
}
