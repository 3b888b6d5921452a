import { joinClasses } from '../join-classes.ts';
import css from './Graticule.module.css';

/** Horizontal radii of the meridians, and heights of the parallels, of a globe with a radius of 400. */
const meridians = [35, 104, 169, 229, 283, 328, 363, 386, 399];
const parallels = [-376, -306, -200, -70, 70, 200, 306, 376];

/** A decorative globe of thin lines, seen from its equator. */
export function Graticule({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={joinClasses(css.graticule, className)}
      viewBox="-400 -400 800 800"
      aria-hidden="true"
      focusable="false"
    >
      {meridians.map((radius) => (
        <ellipse key={radius} rx={radius} ry="400" />
      ))}
      {parallels.map((height) => {
        const half = Math.round(Math.sqrt(400 ** 2 - height ** 2));
        return <path key={height} d={`M${-half} ${height}h${2 * half}`} />;
      })}
    </svg>
  );
}
