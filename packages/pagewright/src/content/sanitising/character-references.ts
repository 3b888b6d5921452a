import { trusted } from './trusted-html.ts';

/** The names of U+00A0 to U+00FF, in order: https://html.spec.whatwg.org/multipage/named-characters.html */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

const others =
  'amp & lt < gt > quot " apos \' lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › ndash – mdash — ' +
  'hellip … bull • prime ′ Prime ″ dagger † Dagger ‡ permil ‰ euro € trade ™ minus − larr ← uarr ↑ rarr → darr ↓ harr ↔ ' +
  'OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ ne ≠ le ≤ ge ≥ infin ∞ radic √ asymp ≈ check ✓ star ☆';

/** HTML reads the numbers 128 to 159 as windows-1252 characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const pairs = others.split(' ');
const named = new Map<string, string>([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...pairs.flatMap((name, index): [string, string][] => (index % 2 ? [] : [[name, pairs[index + 1] ?? '']])),
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
]);

function numbered(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows1252[code - 0x80] ?? '';
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
    ? '\ufffd'
    : String.fromCodePoint(code);
}

type DecodeReference = (reference: string) => string;

/** Asks the parser of the browser. A reference has letters and digits only, so it cannot become markup. */
const askBrowser: DecodeReference = (reference) => {
  const area = globalThis.document?.createElement('textarea');
  if (area) Object.assign(area, { innerHTML: trusted(reference) });
  return area?.value ?? reference;
};

let decodeRare = askBrowser;

/**
 * Sets the decoder of the two thousand names that are not in this file. The sanitiser contains them all; browsers load it late, and have a
 * parser of their own.
 */
export function decodeRareWith(decode: DecodeReference): void {
  decodeRare = decode;
}

/**
 * Decodes the character references of HTML, once: `&amp;lt;` becomes `&lt;`. Names that HTML does not have are kept as they are.
 */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#(\d{1,9})|#[xX]([\da-fA-F]{1,8})|([a-zA-Z][a-zA-Z\d]{1,31}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named.get(name) ?? decodeRare(whole);
      return numbered(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}
