import { joinClasses } from '../join-classes.ts';
import css from './Glyph.module.css';
import { glyphShape } from './glyph-shapes.ts';

interface GlyphProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** A decorative icon of thin lines with one solid shape in the accent colour. Always use it next to text. */
export function Glyph({ name, className }: GlyphProps) {
  const { lines, solid } = glyphShape(name);
  return (
    <svg
      className={joinClasses(css.glyph, className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.solid} d={solid} />
      <path className={css.lines} d={lines} />
    </svg>
  );
}
