import { Face, Font, Blob as FontBlob, Buffer as ShapedText, shape } from 'harfbuzzjs';

/** A line of text as outlines. */
export interface Outline {
  /** SVG path data. The baseline is y = 0, and the text starts at x = 0. */
  readonly path: string;
  readonly width: number;
}

export interface OutlineStyle {
  /** Pixels per em. */
  readonly size: number;
  /** Added between letters, in ems. */
  readonly tracking?: number;
}

/** Opens a TrueType font. */
export function openFont(font: Uint8Array): Font {
  return new Font(new Face(new FontBlob(Uint8Array.from(font).buffer)));
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Scales the path of a glyph, flips its y axis and moves it to the right. */
function place(path: string, scale: number, right: number): string {
  let isX = true;
  return path.replaceAll(/[A-Za-z]|-?[\d.]+/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? Number(token) * scale + right : -Number(token) * scale;
    isX = !isX;
    return round(value);
  });
}

/** Text as outlines, with the font's kerning, so that a drawing needs no font and holds no text. */
export function outline(font: Font, text: string, { size, tracking = 0 }: OutlineStyle): Outline {
  const buffer = new ShapedText();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const paths = buffer.getGlyphInfos().map((info, index) => {
    const position = positions[index];
    const path = place(font.glyphToPath(info.codepoint), scale, x + (position?.xOffset ?? 0) * scale);
    x += (position?.xAdvance ?? 0) * scale + tracking * size;
    return path;
  });
  return { path: paths.join(''), width: Math.max(0, x - tracking * size) };
}
