import type { ContentApi } from '../content-api.ts';
import { decodeReferences } from './character-references.ts';
import { searchIn } from './tag-search.ts';

/** Elements that are blocks of text. */
export const blockElements =
  /^(?:address|article|aside|blockquote|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|ol|optgroup|option|p|pre|search|section|summary|table|tbody|tfoot|thead|tr|ul)$/i;

/** Elements that separate parts of one block. */
export const cellElements = /^(?:t[dh]|button)$/i;

// These control characters mark breaks. Text cannot contain them, because `unreadable` is dropped first.
const blockBreak = '\u0000';
const lineBreak = '\u0001';
const cellBreak = '\u0002';
const superscriptStart = '\u0003';
const superscriptEnd = '\u0004';

function breakAt(name: string, isEnd: boolean): string {
  if (/^rt$/i.test(name)) return isEnd ? ')' : '(';
  if (/^br$/i.test(name)) return lineBreak;
  if (/^sup$/i.test(name)) return isEnd ? superscriptEnd : superscriptStart;
  if (cellElements.test(name)) return cellBreak;
  return blockElements.test(name) ? blockBreak : '';
}

/** Elements whose content is not text, or only a fallback for old browsers. */
const withoutText =
  /^(?:script|style|template|title|textarea|select|datalist|noscript|iframe|svg|annotation|annotation-xml|rp|head|video|audio|object|canvas)$/i;

type VisibilityOf = ContentApi['visibilityOf'];

/** True for the attributes of an element that nobody sees. */
function isUnseen(attributes: string, visibilityOf: VisibilityOf): boolean {
  if (visibilityOf === undefined) return false;
  const [, double, single, bare] = /\sclass\s*=\s*(?:"([^"]*)|'([^']*)|([^\s>]+))/i.exec(attributes) ?? [];
  const names = double ?? single ?? bare ?? '';
  return names.split(/\s+/).some((name) => /^(?:spoken|hidden)$/.test(visibilityOf(name) ?? ''));
}

// Includes lone surrogates, because UTF-8 in the prerendered HTML would replace them by another character.
const unreadable = /(?![\t\n\f\r])[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/gu;

/**
 * Removes the tags of HTML, and marks the ends of blocks, lines and cells. Does not decode character references. Gives the same result in
 * Node and in browsers. Takes linear time, because a search without a result is not repeated.
 */
function withoutTags(html: string, visibilityOf: VisibilityOf): string {
  const { lastEnd, endOfTag, find, endOfElement } = searchIn(html);
  if (lastEnd < 0) return html;

  /** The end of the content that starts at `from` if readers see none of it; otherwise `from`. */
  const endOfUnread = (name: string, attributes: string, from: number): number => {
    if (withoutText.test(name))
      return Math.max(from, find(new RegExp(`</${name.toLowerCase()}`, 'gi'), from));
    return isUnseen(attributes, visibilityOf) ? Math.max(from, endOfElement(name, from)) : from;
  };

  let text = '';
  let from = 0;
  let isHeading = false;
  const opening = /<(?:(!--)|([/!?]?)([a-zA-Z][^\s/>]{0,40})?)/g;
  for (let found = opening.exec(html); found && found.index < lastEnd; found = opening.exec(html)) {
    const [whole, comment, mark, name] = found;
    if (comment === undefined && mark === '' && name === undefined) continue;
    text += html.slice(from, found.index);
    const inside = found.index + whole.length;
    const endOfComment = comment === undefined ? -1 : find(/-->/g, inside);
    const end = endOfComment < 0 ? endOfTag(inside) + 1 : endOfComment + 3;
    from = end > 0 ? end : html.length;
    if (name !== undefined && mark === '') from = endOfUnread(name, html.slice(inside, from), from);
    if (name !== undefined) {
      if (/^h[1-6]$/i.test(name)) isHeading = mark !== '/';
      // A heading in several lines is one sentence.
      text += isHeading && /^br$/i.test(name) ? ' ' : breakAt(name, mark === '/');
    }
    opening.lastIndex = from;
  }
  return text + html.slice(from);
}

// At this point, the only control characters in the text are the marks.
const superscriptNumber = new RegExp(`${superscriptStart}\\s*([+\u2212-]?\\d+)\\s*${superscriptEnd}`, 'g');
const superscriptSigns = new Map(
  ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'].map((sign, digit) => [`${digit}`, sign]),
);

/** Rewrites a superscript number with superscript digits, so that `10<sup>6</sup>` does not become 106. */
function superscript(number: string): string {
  return [...number].map((sign) => superscriptSigns.get(sign) ?? (sign === '+' ? '⁺' : '⁻')).join('');
}

function decoded(text: string): string {
  return decodeReferences(text)
    .replace(superscriptNumber, (_, number: string) => superscript(number))
    .replace(unreadable, '')
    .replace(/[\t\n\f\r ]+/g, ' ')
    .trim();
}

/** The superscript digits that `plainText` writes, for a character class. */
export const superscriptDigits = '⁰¹²³⁴-⁹';

/** Final punctuation of a sentence or a list item, with closing quotation marks, brackets and footnotes. */
const punctuated = new RegExp(
  `[\\p{Terminal_Punctuation}\\p{Pd}…][\\p{Pe}\\p{Pf}\\p{Quotation_Mark}${superscriptDigits}]*$`,
  'u',
);

/** Joins texts with a space. Adds punctuation to a text that ends without any. */
function joined(parts: readonly string[], punctuationBefore: (next: string) => string): string {
  const texts = parts.filter((part) => part !== '');
  return texts
    .map((text, index) => {
      const next = texts[index + 1];
      return next === undefined || punctuated.test(text.slice(-8)) ? text : text + punctuationBefore(next);
    })
    .join(' ');
}

const comma = () => ',';
const fullStop = () => '.';
/** No full stop before a line that begins in lower case, because it continues the sentence. */
const fullStopBetweenSentences = (next: string) => (/^\p{Ll}/u.test(next) ? '' : '.');

/** The text of a block on one line. */
function blockText(block: string): string {
  const lines = block.split(lineBreak).map((line) => joined(line.split(cellBreak).map(decoded), comma));
  return joined(lines, fullStopBetweenSentences);
}

/** Lines of a title are one sentence. Only an empty line between them ends it. */
function linesOfTitle(text: string): string {
  return text
    .replace(new RegExp(`${lineBreak}\\s*${lineBreak}[\\s${lineBreak}]*`, 'g'), blockBreak)
    .replaceAll(lineBreak, ' ');
}

/**
 * The readable text of HTML, block by block: without tags and control characters, with character references decoded and
 * white space collapsed. No-break spaces are kept. Blocks are paragraphs, headings, list items, rows and captions. The
 * cells of a row are separated by commas, and lines that end with `br` by full stops. HTML without blocks is a title, whose lines are
 * separated by spaces.
 * @param visibilityOf the function of the `ContentApi`: elements with a class that it calls spoken or hidden are left out
 */
export function textBlocks(html: string, visibilityOf?: VisibilityOf): string[] {
  if (!html.includes('<')) return [decoded(html)].filter((text) => text !== '');
  const text = withoutTags(html.replace(unreadable, ''), visibilityOf);
  return (text.includes(blockBreak) ? text : linesOfTitle(text))
    .split(blockBreak)
    .map(blockText)
    .filter((text) => text !== '');
}

/**
 * The text of HTML on one line. A block that ends without punctuation gets a full stop, unless it is the last block.
 * @param visibilityOf as for `textBlocks`
 */
export function plainText(html: string, visibilityOf?: VisibilityOf): string {
  return joined(textBlocks(html, visibilityOf), fullStop);
}

/** True for text that has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\p{Cc}\p{Cs}]/u.test(text);
}

/** Cuts text after `limit` characters (code points) and adds an ellipsis. */
export function cutAt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let units = 0;
  let count = 0;
  for (const character of text) {
    if (count === limit) return `${text.slice(0, units).trimEnd()}…`;
    count += 1;
    units += character.length;
  }
  return text;
}
