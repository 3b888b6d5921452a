import css from './ScrollBar.module.css';

/** A line below the header that shows how far the page is scrolled, in browsers with scroll-driven animations. */
export function ScrollBar() {
  return <div className={css.bar} aria-hidden="true" />;
}
