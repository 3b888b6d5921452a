import type { Shape } from './look-diagrams.ts';
import css from './VariantPicture.module.css';
import type { VariantPicture as Picture } from './variant-pictures.ts';

/** A small picture of a variant, hidden from screen readers: its word is next to it. */
export function VariantPicture({ picture }: { readonly picture: Picture }) {
  return (
    <svg className={css.picture} viewBox="0 0 56 36" aria-hidden="true">
      {picture.is === 'colours' ? (
        <>
          <rect width="56" height="36" fill={picture.background} />
          <rect x="9" y="9" width="24" height="5" fill={picture.text} />
          <rect x="9" y="18" width="38" height="2" fill={picture.text} />
          <rect x="9" y="23" width="30" height="2" fill={picture.text} />
        </>
      ) : (
        picture.shapes.map((shape) => <Drawn key={shape.join(' ')} shape={shape} />)
      )}
    </svg>
  );
}

function Drawn({ shape: [kind, x, y, width, height] }: { readonly shape: Shape }) {
  // The line around a card is drawn inside its edges.
  const inset = kind === 'card' ? 0.5 : 0;
  return (
    <rect
      className={css.shape}
      data-kind={kind}
      x={x + inset}
      y={y + inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
    />
  );
}
