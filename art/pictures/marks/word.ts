import { type LetteringStyle, lettering } from '../../font/lettering.ts';

export interface WordPlace {
  /** Left edge, middle or right edge of the text. */
  readonly x: number;
  /** Base line. */
  readonly y: number;
  readonly align?: 'left' | 'middle';
  readonly colour: string;
}

const digits = (value: number): number => Math.round(value * 100) / 100;

/** A word as outlines. */
export async function word(
  text: string,
  style: LetteringStyle,
  { x, y, align = 'left', colour }: WordPlace,
): Promise<string> {
  const { path, width } = await lettering(text, style);
  const left = align === 'middle' ? x - width / 2 : x;
  return `<path transform="translate(${digits(left)} ${digits(y)})" fill="${colour}" d="${path}"/>`;
}

/** The largest size at which a word is no wider than `width`. */
export async function fitted(text: string, style: LetteringStyle, width: number): Promise<LetteringStyle> {
  const set = await lettering(text, style);
  return { ...style, size: Math.min(style.size, (style.size * width) / set.width) };
}
