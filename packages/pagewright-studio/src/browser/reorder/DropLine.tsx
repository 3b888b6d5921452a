import css from './DropLine.module.css';

/** The line that shows where a dragged item would be dropped: at an edge of the element around it. */
export function DropLine({ edge }: { readonly edge: 'top' | 'bottom' | undefined }) {
  return edge && <span className={css.line} data-edge={edge} aria-hidden />;
}
