import type * as harfbuzz from 'harfbuzzjs';
import { instanceOf, type Style } from './archivo.ts';
import { type Outline, type OutlineStyle, openFont, outline } from './text-outline.ts';

export type LetteringStyle = Style & OutlineStyle;

const fonts = new Map<string, Promise<harfbuzz.Font>>();

/** Text as outlines, set in Archivo. */
export async function lettering(text: string, style: LetteringStyle): Promise<Outline> {
  const key = `${style.weight} ${style.width} ${text}`;
  const opened = fonts.get(key) ?? instanceOf(text, style).then(openFont);
  fonts.set(key, opened);
  return outline(await opened, text, style);
}
