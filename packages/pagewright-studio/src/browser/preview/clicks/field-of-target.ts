import { getOrAdd } from '../../get-or-add.ts';
import { longestTarget, type PageTarget } from '../messages/page-target.ts';
import { paragraphsOf, plainText } from './compared-text.ts';
import type { ShownText } from './shown-texts.ts';

/** The text of a config that shows what was clicked. */
interface FoundText<Text extends ShownText> {
  readonly shown: Text;
  /** The offset of the clicked character in the text of the config, if the text has it. */
  readonly caret?: number;
  /** False if only a part of the text is the same, or content that is read later may fit better. */
  readonly isSure: boolean;
}

/** The fewest characters by which a part of a text is recognized. */
const fewest = 3;

/** The most characters of a text that is recognized by one word of it. */
const mostAround = 200;

/** The share of a text that a number or name must have in it: "24" in "24+". */
const leastShare = 0.5;

const origins = ['typed', 'content', 'default'] as const;

type Test = (shown: ShownText) => boolean;

function isWithin(part: string, whole: string): boolean {
  const at = part.length < fewest ? -1 : whole.indexOf(part);
  if (at < 0) return false;
  const isWord = /[\p{L}\p{N}]/u;
  return !isWord.test(whole[at - 1] ?? '') && !isWord.test(whole[at + part.length] ?? '');
}

/** The address without what a page adds to it or leaves out. */
function plainUrl(url: string): string {
  return url.length > 1 ? url.replace(/\/(?=$|[?#])/, '') : url;
}

function isUrl(url: string | undefined) {
  return (text: string) => url !== undefined && plainUrl(text) === plainUrl(url);
}

/** Plain texts, and the texts of paragraphs. Each is made once, because many tests ask for it. */
function plainTexts() {
  const [texts, lines] = [new Map<string, string>(), new Map<string, readonly string[]>()];
  const plainOf = (written: string) => getOrAdd(texts, written, () => plainText(written).text);
  return {
    plainOf,
    linesOf: (html: string) => getOrAdd(lines, html, () => paragraphsOf(html).map(plainOf)),
  };
}

/** How a text may fit, the best first. The first for which there is one decides. */
function textTests(text: string): readonly { readonly fits: Test; readonly isSure: boolean }[] {
  const { plainOf, linesOf } = plainTexts();
  const plain = plainOf(text);
  const isCut = text.length === longestTarget || plain.endsWith('...');
  const start = isCut ? plain.replace(/[\s.]*$/, '') : plain;
  const isSame = (own: string) =>
    own === plain || (isCut && start.length > 2 * fewest && own.startsWith(start));
  const isShown: Test = (shown) => isSame(plainOf(shown.text)) || linesOf(shown.text).some(isSame);
  const isInside: Test = (shown) =>
    linesOf(shown.text).some(
      (own) => isWithin(start, own) && (own.length <= mostAround || start.length * 2 > own.length),
    );
  const isAround: Test = (shown) => {
    const own = plainOf(shown.text);
    return own.length >= plain.length * leastShare && (isWithin(own, plain) || isNumberIn(own, plain));
  };
  const only =
    (from: ShownText['from'], test: Test): Test =>
    (shown) =>
      shown.from === from && test(shown);
  const best = [
    { fits: only('typed', (shown) => shown.text === text), isSure: true },
    { fits: only('typed', isShown), isSure: true },
  ];
  const inOrder = [isShown, isInside, isAround].flatMap((test) =>
    origins.map((from) => ({ fits: only(from, test), isSure: false })),
  );
  return plain === '' ? [] : [...best, ...inOrder];
}

/** A number with a sign before or after it. */
function isNumberIn(number: string, text: string): boolean {
  return /^\d+([.,]\d+)*$/.test(number) && text.replaceAll(/[^\d.,]/g, '') === number;
}

function testsFor({ is, text, url }: PageTarget) {
  const isSame = isUrl(url);
  const ofUrl = origins.map((from) => ({
    fits: (shown: ShownText) => shown.from === from && isSame(shown.text),
    isSure: is === 'image' && from === 'typed',
  }));
  const ofText = textTests(text);
  return is === 'image' ? [...ofUrl, ...ofText] : [...ofText, ...ofUrl];
}

/**
 * Chooses among texts that all fit: the texts next to the address of the link if there are any, and of these the one with the same number.
 */
function chosen<Text extends ShownText>(texts: readonly Text[], { is, url, nth }: PageTarget) {
  const nextToUrl = is === 'text' ? texts.filter(({ around }) => around.some(isUrl(url))) : [];
  const best = nextToUrl.length > 0 ? nextToUrl : texts;
  return best[nth] ?? best[0];
}

/** Where the clicked character is in a text of the config. */
function caretIn(written: string, { text, caret }: PageTarget): number | undefined {
  if (caret === undefined) return undefined;
  const { text: own, at } = plainText(written);
  const { text: clicked } = plainText(text);
  const start = own.indexOf(clicked.replace(/\.\.\.$/, ''));
  if (start < 0) return undefined;
  const before = text.slice(0, caret);
  const isBeforeSpace = /\s$/.test(before);
  return at[start + plainText(before).text.length + (isBeforeSpace ? 1 : 0)];
}

/**
 * Finds the text of a config that shows what was clicked in a page: the text itself, then one that differs only in its spaces and quotes,
 * or has it as a paragraph, then content, then one that contains it.
 * @param texts in the order in which the page shows them
 * @returns undefined if none fits
 */
export function textOfTarget<Text extends ShownText>(
  texts: readonly Text[],
  target: PageTarget,
): FoundText<Text> | undefined {
  for (const { fits, isSure } of testsFor(target)) {
    const shown = chosen(texts.filter(fits), target);
    if (!shown) continue;
    const caret = shown.from === 'content' ? undefined : caretIn(shown.text, target);
    return { shown, isSure, ...(caret === undefined ? {} : { caret }) };
  }
  return undefined;
}
