import css from './SkipLink.module.css';

/** The first thing that the keyboard reaches: past the navigation to the page. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to content
    </a>
  );
}
