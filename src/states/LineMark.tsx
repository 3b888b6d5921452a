import css from './LineMark.module.css';

/** A branch of the meridian with two stations: broken between them, or with the second still to be built. */
export function LineMark({ kind }: { readonly kind: 'broken' | 'open' }) {
  return (
    <div className={css.mark} data-kind={kind} aria-hidden="true">
      <span className={css.near} />
      <span className={css.gap} />
      <span className={css.far} />
    </div>
  );
}
