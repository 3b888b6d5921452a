import css from './ScrollBar.module.css';

/** How much of the page has been read: a line at the top, where the browser can drive one by scrolling. */
export function ScrollBar() {
  return <div className={css.bar} aria-hidden="true" />;
}
