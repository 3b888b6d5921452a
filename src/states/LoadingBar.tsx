import { useSiteConfig } from 'pagewright/blocks';
import css from './LoadingBar.module.css';

/** A progress bar at the top of the screen, above the page. */
export function LoadingBar() {
  const { loadingPage } = useSiteConfig().words;
  return (
    <div className={css.bar} role="progressbar" aria-label={loadingPage}>
      <div className={css.runner} />
    </div>
  );
}
