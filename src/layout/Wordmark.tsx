import css from './Wordmark.module.css';

/** Width of an average letter of the heavy, wide cut, in hundredths of its size. */
const LETTER = 52;

/** The site's name over the whole measure, whatever its length: the letters are set to the width of the drawing. */
export function Wordmark({ name }: { readonly name: string }) {
  const width = Math.max(name.length, 6) * LETTER;
  return (
    <svg className={css.wordmark} viewBox={`0 0 ${width} 94`} aria-hidden="true" focusable="false">
      <text x="-6" y="74" textLength={width + 6} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
