import css from './SkipLink.module.css';

/** The first link of a page. It leads keyboard users past the navigation. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a className={css.skip} href="#main">
      {children}
    </a>
  );
}
