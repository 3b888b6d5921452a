import { lazy, Suspense, useRef } from 'react';
import { useFocusBack } from '../controls/use-focus-back.ts';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import css from './JsonPane.module.css';
import { jsonStrings } from './json-strings.ts';

/** The editor is as large as the rest of the studio, so it loads when it is first opened. */
const JsonEditor = lazy(() => import('./JsonEditor.tsx'));

/** The text of the open config, in sync with the forms. */
export function JsonPane() {
  const { state, view } = useStudio();
  const { file } = view;
  const pane = useRef<HTMLElement>(null);
  useFocusBack(pane);
  const exists = file !== undefined && state.texts.has(file);
  return (
    <section ref={pane} className={css.pane} aria-label={strings.panes.json} data-pane tabIndex={-1}>
      {exists ? (
        <Suspense fallback={<p className={css.notice}>{jsonStrings.loading}</p>}>
          <JsonEditor key={file} file={file} />
        </Suspense>
      ) : (
        <p className={css.notice}>{jsonStrings.nothing}</p>
      )}
    </section>
  );
}
