import * as harfbuzz from 'harfbuzzjs';
import { instanceOf, type Style } from './archivo.ts';

export interface LetteringStyle extends Style {
  /** Pixels an em. */
  readonly size: number;
  /** Added between letters, in ems. */
  readonly tracking?: number;
}

export interface Lettering {
  /** SVG path data; the base line is y = 0 and the text starts at x = 0. */
  readonly path: string;
  readonly width: number;
}

const fonts = new Map<string, Promise<harfbuzz.Font>>();

async function open(text: string, style: Style): Promise<harfbuzz.Font> {
  const bytes = Uint8Array.from(await instanceOf(text, style));
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes.buffer)));
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Scales the numbers of a glyph's path, turns its y axis downwards and moves it right. */
function place(path: string, scale: number, right: number): string {
  let isAcross = true;
  return path.replaceAll(/[A-Za-z]|-?[\d.]+/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      isAcross = true;
      return token;
    }
    const value = isAcross ? Number(token) * scale + right : -Number(token) * scale;
    isAcross = !isAcross;
    return round(value);
  });
}

/** Text as outlines, set in Archivo with kerning, so that a drawing needs no font. */
export async function lettering(text: string, style: LetteringStyle): Promise<Lettering> {
  const key = `${style.weight} ${style.width} ${text}`;
  const opened = fonts.get(key) ?? open(text, style);
  fonts.set(key, opened);
  const font = await opened;
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = style.size / font.face.upem;
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const paths = infos.map((info, index) => {
    const position = positions[index];
    const path = place(font.glyphToPath(info.codepoint), scale, x + (position?.xOffset ?? 0) * scale);
    x += (position?.xAdvance ?? 0) * scale + (style.tracking ?? 0) * style.size;
    return path;
  });
  return { path: paths.join(''), width: x - (style.tracking ?? 0) * style.size };
}
