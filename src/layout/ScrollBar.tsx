import css from './ScrollBar.module.css';

/** How much of the page has been read: a line below the header, where the browser can drive one by scrolling. */
export function ScrollBar() {
  return <div className={css.bar} aria-hidden="true" />;
}
