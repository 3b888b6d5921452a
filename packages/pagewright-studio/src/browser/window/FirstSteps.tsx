import { useEffect, useRef } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import { keepFirstStepsClosed } from '../shell/kept-first-steps.ts';
import { useStudio } from '../shell/studio-context.ts';
import css from './FirstSteps.module.css';
import { windowStrings } from './window-strings.ts';

/** What to do first, above the settings of a page, until a person closes it or changes something. */
export function FirstSteps() {
  const { state, view, show } = useStudio();
  const own = useRef<HTMLElement>(null);
  const isChanged = state.history.undo !== undefined;
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    if (isChanged && !wasChanged.current && view.hasFirstSteps) {
      keepFirstStepsClosed();
      show({ hasFirstSteps: false });
    }
    wasChanged.current = isChanged;
  }, [isChanged, view.hasFirstSteps, show]);
  const isPageShown =
    !view.selected || (view.selected.file === view.file && view.selected.steps.length === 0);
  if (!view.hasFirstSteps || !isPageShown) return null;
  const { title, steps, done } = windowStrings.introduction;
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
