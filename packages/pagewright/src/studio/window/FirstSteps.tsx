import { useRef } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import { keepFirstStepsClosed } from '../shell/kept-first-steps.ts';
import { useStudio } from '../shell/studio-context.ts';
import { words } from '../words.ts';
import css from './FirstSteps.module.css';

/** What to do first, above the settings while no section is selected, until a person closes it. */
export function FirstSteps() {
  const { view, show } = useStudio();
  const own = useRef<HTMLElement>(null);
  if (!view.hasFirstSteps || (view.selected?.steps.length ?? 0) > 0) return null;
  const { title, steps, done } = words.firstSteps;
  const close = () => {
    keepFirstStepsClosed();
    show({ hasFirstSteps: false });
    // The button goes, so the pane below it gets the focus.
    own.current?.parentElement?.querySelector<HTMLElement>('[data-pane]')?.focus();
  };
  return (
    <section ref={own} aria-label={title} className={css.steps}>
      <dl className={css.list}>
        {steps.map(([name, sentence]) => (
          <div key={name} className={css.step}>
            <dt className={css.name}>{name}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
      <PushButton onClick={close}>{done}</PushButton>
    </section>
  );
}
