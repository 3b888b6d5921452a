import { decodeReferences } from './character-references.ts';

/** Elements that begin and end a block of text. */
const blocks =
  /^(?:address|article|aside|blockquote|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|ol|optgroup|option|p|pre|search|section|summary|table|tbody|tfoot|thead|tr|ul)$/i;

/** Cells and buttons follow each other within a block. */
const cells = /^(?:t[dh]|button)$/i;

// No text holds these: `unreadable` is taken away before they are set.
const blockBreak = '\u0000';
const lineBreak = '\u0001';
const cellBreak = '\u0002';
const raisedFrom = '\u0003';
const raisedTo = '\u0004';

function breakAt(name: string, isEnd: boolean): string {
  if (/^br$/i.test(name)) return lineBreak;
  if (/^sup$/i.test(name)) return isEnd ? raisedTo : raisedFrom;
  if (cells.test(name)) return cellBreak;
  return blocks.test(name) ? blockBreak : '';
}

/** Elements whose content is not for reading, or only for browsers that cannot show them. */
const silent =
  /^(?:script|style|template|title|textarea|noscript|iframe|svg|math|head|video|audio|object|canvas)$/i;

// A number and more than a name: a lone surrogate would be one character here and another in the written HTML.
const unreadable = /(?![\t\n\f\r])[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/gu;

/**
 * HTML freed of its tags, with a mark at each end of a block or a cell; its character references still undecoded. Gives the same in Node and in a browser, and
 * takes linear time whatever it is given: each search that finds nothing is made once.
 */
function withoutTags(html: string): string {
  const lastEnd = html.lastIndexOf('>');
  if (lastEnd < 0) return html;
  const last = { '"': html.lastIndexOf('"'), "'": html.lastIndexOf("'") };
  const missing = new Set<string>();
  let quotesPair = true;

  /** Where the tag ends that is open at `from`; a `>` between quotes does not end it. */
  const endOfTag = (from: number): number => {
    for (let at = from; quotesPair && at <= lastEnd; at += 1) {
      const char = html[at];
      if (char === '>') return at;
      if (char === '"' || char === "'") {
        if (at >= last[char]) break;
        at = html.indexOf(char, at + 1);
      }
    }
    quotesPair = false;
    return html.indexOf('>', from);
  };

  const find = (closing: RegExp, from: number): number => {
    if (missing.has(closing.source)) return -1;
    closing.lastIndex = from;
    const found = closing.exec(html);
    if (!found) missing.add(closing.source);
    return found ? found.index : -1;
  };

  let text = '';
  let from = 0;
  const opening = /<(?:(!--)|([/!?]?)([a-zA-Z][^\s/>]{0,40})?)/g;
  for (let found = opening.exec(html); found && found.index < lastEnd; found = opening.exec(html)) {
    const [whole, comment, mark, name] = found;
    if (comment === undefined && mark === '' && name === undefined) continue;
    text += html.slice(from, found.index);
    const inside = found.index + whole.length;
    const endOfComment = comment === undefined ? -1 : find(/-->/g, inside);
    const end = endOfComment < 0 ? endOfTag(inside) + 1 : endOfComment + 3;
    from = end > 0 ? end : html.length;
    if (name !== undefined && mark === '' && silent.test(name)) {
      const closing = find(new RegExp(`</${name.toLowerCase()}`, 'gi'), from);
      if (closing >= 0) from = closing;
    }
    if (name !== undefined) text += breakAt(name, mark === '/');
    opening.lastIndex = from;
  }
  return text + html.slice(from);
}

// No control character of the text itself is left where these are looked for.
const raisedNumber = new RegExp(`${raisedFrom}\\s*([+\u2212-]?\\d+)\\s*${raisedTo}`, 'g');
const raisedSigns = new Map(
  ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'].map((sign, digit) => [`${digit}`, sign]),
);

/** A raised number keeps its meaning: `10<sup>6</sup>` is no 106, and a footnote's number is no digit of the text. */
function raised(number: string): string {
  return [...number].map((sign) => raisedSigns.get(sign) ?? (sign === '+' ? '⁺' : '⁻')).join('');
}

function decoded(text: string): string {
  return decodeReferences(text)
    .replace(raisedNumber, (_, number: string) => raised(number))
    .replace(unreadable, '')
    .replace(/[\t\n\f\r ]+/g, ' ')
    .trim();
}

/** Digits of a raised number, as `plainText` writes them, for a class of a pattern. */
export const raisedDigits = '⁰¹²³⁴-⁹';

/** Punctuation that ends a sentence or holds a list together, with the quotation marks, brackets and notes that it ends in. */
const punctuated = new RegExp(
  `[\\p{Terminal_Punctuation}\\p{Pd}…][\\p{Pe}\\p{Pf}\\p{Quotation_Mark}${raisedDigits}]*$`,
  'u',
);

/** Joins pieces of text by a space, with a mark after each that ends without punctuation. */
function joined(pieces: readonly string[], markBefore: (next: string) => string): string {
  const texts = pieces.filter((piece) => piece !== '');
  return texts
    .map((text, index) => {
      const next = texts[index + 1];
      return next === undefined || punctuated.test(text.slice(-8)) ? text : text + markBefore(next);
    })
    .join(' ');
}

const comma = () => ',';
const fullStop = () => '.';
/** A line that goes on in lower case is the same sentence. */
const fullStopBetweenSentences = (next: string) => (/^\p{Ll}/u.test(next) ? '' : '.');

/** A block on one line. */
function blockText(block: string): string {
  const lines = block.split(lineBreak).map((line) => joined(line.split(cellBreak).map(decoded), comma));
  return joined(lines, fullStopBetweenSentences);
}

/**
 * What a person reads in a text of the content service, block by block: tags gone, character references decoded, white
 * space folded, control characters dropped. No-break spaces stay. Blocks are paragraphs, headings, list items, rows,
 * captions. Commas part the cells of a row, and full stops the lines that `br` ends.
 */
export function textBlocks(html: string): string[] {
  if (!html.includes('<')) return [decoded(html)].filter((text) => text !== '');
  return withoutTags(html.replace(unreadable, ''))
    .split(blockBreak)
    .map(blockText)
    .filter((text) => text !== '');
}

/** The blocks of a text on one line. A block that ends without punctuation gets a full stop, unless it is the last. */
export function plainText(html: string): string {
  return joined(textBlocks(html), fullStop);
}

/** True when there is nothing to read: white space and invisible characters alone. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\p{Cc}\p{Cs}]/u.test(text);
}

/** At most `limit` characters (code points, so that none is cut in two); what was longer ends with an ellipsis after them. */
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
