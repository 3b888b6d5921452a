import css from './Glyph.module.css';
import { glyphShape } from './glyph-shapes.ts';

interface GlyphProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** A hairline sign with one solid in the section's accent. It decorates: words must stand beside it. */
export function Glyph({ name, className }: GlyphProps) {
  const { lines, solid } = glyphShape(name);
  return (
    <svg
      className={className === undefined ? css.glyph : `${css.glyph} ${className}`}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.solid} d={solid} />
      <path className={css.lines} d={lines} />
    </svg>
  );
}
