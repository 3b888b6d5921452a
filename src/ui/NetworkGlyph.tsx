import css from './Glyph.module.css';
import { NETWORK_SHAPES, type Network } from './network-shapes.ts';

/** The sign of a social network or of mail. It decorates: the link around it carries the name. */
export function NetworkGlyph({ network }: { readonly network: Network }) {
  return (
    <svg className={css.network} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={NETWORK_SHAPES[network]} />
    </svg>
  );
}
