import css from './Graticule.module.css';

const MERIDIANS = [35, 104, 169, 229, 283, 328, 363, 386, 399];
const PARALLELS = [-376, -306, -200, -70, 70, 200, 306, 376];

/** A globe of hairlines, seen from its equator; it decorates. */
export function Graticule({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className === undefined ? css.graticule : `${css.graticule} ${className}`}
      viewBox="-400 -400 800 800"
      aria-hidden="true"
      focusable="false"
    >
      {MERIDIANS.map((radius) => (
        <ellipse key={radius} rx={radius} ry="400" />
      ))}
      {PARALLELS.map((height) => {
        const half = Math.round(Math.sqrt(400 ** 2 - height ** 2));
        return <path key={height} d={`M${-half} ${height}h${2 * half}`} />;
      })}
    </svg>
  );
}
