import { useStudio } from '../shell/studio-context.ts';
import { words } from '../words.ts';
import css from './StagePane.module.css';

/** The page in its frame. */
export function StagePane() {
  const { state, view } = useStudio();
  return (
    <main aria-label={words.panes.page} className={css.pane}>
      <iframe className={css.frame} title={words.panes.page} src={state.project.frameOrigin + view.path} />
    </main>
  );
}
