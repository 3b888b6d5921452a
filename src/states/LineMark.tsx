import css from './LineMark.module.css';

/** A decorative line with two rings. It is broken, or the second ring is open. */
export function LineMark({ kind }: { readonly kind: 'broken' | 'open' }) {
  return (
    <div className={css.mark} data-kind={kind} aria-hidden="true">
      <span className={css.near} />
      <span className={css.gap} />
      <span className={css.far} />
    </div>
  );
}
