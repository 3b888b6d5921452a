import { trusted } from './trusted-html.ts';

/** The names that texts have most often. `decodeRareWith` has all. */
const common =
  'amp & lt < gt > quot " apos \' lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo » ndash – mdash — ' +
  'hellip … bull • middot · euro € pound £ copy © reg ® trade ™ deg ° sect § times × minus − rarr → larr ←';

/** HTML reads the numbers 128 to 159 as windows-1252 characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const pairs = common.split(' ');
const named = new Map<string, string>([
  ...pairs.flatMap((name, index): [string, string][] => (index % 2 ? [] : [[name, pairs[index + 1] ?? '']])),
  ['nbsp', '\u00a0'],
  ['shy', '\u00ad'],
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
