import css from './Glyph.module.css';
import { type Network, networkShapes } from './network-shapes.ts';

/** A decorative icon for a social network or mail. The link around it has the name. */
export function NetworkGlyph({ network }: { readonly network: Network }) {
  return (
    <svg className={css.network} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={networkShapes[network]} />
    </svg>
  );
}
