import css from './Wordmark.module.css';

/** Average width of a letter in the heavy, wide style of the font, in hundredths of the font size. */
const letterWidth = 52;

/** The name of the site at full width. The letters are stretched, so the length of the name does not matter. */
export function Wordmark({ name }: { readonly name: string }) {
  const width = Math.max(name.length, 6) * letterWidth;
  return (
    <svg className={css.wordmark} viewBox={`0 0 ${width} 94`} aria-hidden="true" focusable="false">
      <text x="-6" y="74" textLength={width + 6} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
