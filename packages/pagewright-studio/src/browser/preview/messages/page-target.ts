import { json } from 'pagewright/tooling';

/** What is clicked in a page: the nearest element with its own text, or an image. The page says it, so it may be anything. */
export interface PageTarget {
  readonly is: 'text' | 'image';
  /** The text on one line, cut at `longestTarget`. Of an image, its alternative text. */
  readonly text: string;
  /** The address of the image, or of the link around the text, as it is written in the page. */
  readonly url?: string;
  /** Characters of the text before the one that was clicked. */
  readonly caret?: number;
  /** How many elements before it in the same section have the same text and address. */
  readonly nth: number;
}

/** The most characters of a text in a message. */
export const longestTarget = 1_000;

const longestUrl = 2_000;
const highestNth = 10_000;

/** A text on one line, as long as a message may have it. */
export function targetLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longestTarget);
}

/** Whether a part of a message is a whole number from 0. */
export function isCount(value: unknown, most = Number.MAX_SAFE_INTEGER): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most;
}

/** Reads what was clicked in a message of a page; undefined for anything else. */
export function targetIn(data: unknown): PageTarget | undefined {
  if (!json.isRecord(data)) return undefined;
  const { is, text, url, caret, nth } = data;
  if ((is !== 'text' && is !== 'image') || !isCount(nth, highestNth)) return undefined;
  if (typeof text !== 'string' || text.length > longestTarget) return undefined;
  const hasUrl = typeof url === 'string' && url !== '' && url.length <= longestUrl;
  if (text.trim() === '' && !hasUrl) return undefined;
  return {
    is,
    text,
    nth,
    ...(hasUrl ? { url } : {}),
    ...(isCount(caret, text.length) ? { caret } : {}),
  };
}
