import css from './LoadingBar.module.css';

/** A bar at the top of the screen, over whatever stands there. */
export function LoadingBar() {
  return (
    <div className={css.bar} role="progressbar" aria-label="Loading the page">
      <div className={css.runner} />
    </div>
  );
}
