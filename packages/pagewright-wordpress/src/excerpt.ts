import { isRecord } from 'pagewright/source';

/** The HTML of a title, excerpt or text, which `wp/v2` wraps in an object. */
export function rendered(field: unknown): unknown {
  return isRecord(field) ? field.rendered : field;
}

/** In characters. WordPress makes no longer excerpts, and the patterns below are slow for very long texts. */
const maxCleaned = 20_000;

const ellipsis = '(?:…|&hellip;|&#8230;|&#x2026;|\\.\\.\\.)';

/** `[…]` with its brackets. */
const bracketed = new RegExp(`\\s?(?:\\[|&#91;)\\s?${ellipsis}\\s?(?:\\]|&#93;)`, 'g');

/** Links to the rest of a text, by the classes that WordPress and its themes give them or the paragraph around them. */
const moreLinks =
  /<(a|p|div)\b[^<>]*\bclass=["'][^"'<>]*\b(?:more-link|link-more|read-?more|moretag)\b[^<>]*>.*?<\/\1>/gis;

/** The words of such a link whose tags a theme has removed: they follow an ellipsis, and nothing follows them. */
const moreWords = new RegExp(
  `(${ellipsis})\\s?(?:continue reading|read more|keep reading)\\b[^<]*(?=(?:</\\w+>|\\s)*$)`,
  'i',
);

/** A link at the end, with its target in the first group. */
const lastLink = /<a\b[^<>]*\bhref=["']([^"'#<>]*)[^<>]*>(?:[^<]|<(?!\/?a\b))*<\/a>(?=(?:<\/\w+>|\s)*$)/i;

/** An excerpt as readers should see it. An automatic one ends with `…`, and not with `[…]` or a link to the entry itself. */
export function readableExcerpt(excerpt: string, link?: unknown): string {
  if (excerpt.length > maxCleaned) return excerpt;
  return excerpt
    .replace(moreLinks, '')
    .replace(lastLink, (whole, href: string) => (href === link ? '' : whole))
    .replace(bracketed, '…')
    .replace(moreWords, '$1');
}

// No pattern looks beyond the next `<`, so that texts of any form take no more time than their length.
const tags = /<(\/?)([a-z][\w-]*)([^<>]*)>/gi;

const withoutWords = /^(?:figure|pre|script|style|video|audio|iframe|noscript|form|nav|button|svg)$/i;

const withoutWordsByClass = /\b(?:wp-caption|wp-block-(?:cover|buttons|file)|gallery)\b|\bdata-fn=/;

/** Letters and digits of HTML, without character references. */
const lettersOf = (html: string): string =>
  html
    .replace(/<[^<>]*>|&#?\w+;/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The text of HTML as far as WordPress takes it for an excerpt: without pictures and their captions, code, players and footnotes. */
function textForExcerpt(html: string): string {
  let text = '';
  let end = 0;
  let left: { readonly name: string; depth: number } | undefined;
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(tags)) {
    if (left === undefined) text += html.slice(end, index);
    end = index + tag.length;
    if (left !== undefined) {
      if (name.toLowerCase() === left.name) left.depth += slash === '' ? 1 : -1;
      if (left.depth === 0) left = undefined;
    } else if (slash === '' && (withoutWords.test(name) || withoutWordsByClass.test(attributes)))
      left = { name: name.toLowerCase(), depth: 1 };
  }
  return left === undefined ? text + html.slice(end) : text;
}

/** True if an excerpt is the beginning of a text. Neither typographic quotes nor an ellipsis at its end matter. */
function repeatsText(excerpt: string, text: string): boolean {
  const start = lettersOf(excerpt);
  const withoutComments = text.replace(/<!--.*?(?:-->|$)/gs, '');
  return [withoutComments, textForExcerpt(withoutComments)].some((html) => lettersOf(html).startsWith(start));
}

/**
 * The excerpt of an entry that a page shows above its text; undefined if it would repeat the text, because nobody wrote one. The companion
 * plugin says what somebody wrote. Without the plugin, an entry needs its text in `content`, and an excerpt that is the beginning of this
 * text is left out.
 */
export function leadOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { written_excerpt: written, link } = entry;
  const isKnown = typeof written === 'string';
  const given = isKnown ? written : rendered(entry.excerpt);
  const lead = typeof given === 'string' ? readableExcerpt(given, link) : '';
  const text = rendered(entry.content);
  if (lettersOf(lead) === '' || (typeof text !== 'string' && !isKnown)) return undefined;
  return typeof text === 'string' && repeatsText(lead, text) ? undefined : lead;
}

function withReadableExcerpt(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { excerpt, link } = entry;
  const html = rendered(excerpt);
  if (typeof html !== 'string') return entry;
  const clean = readableExcerpt(html, link);
  if (clean === html) return entry;
  return { ...entry, excerpt: isRecord(excerpt) ? { ...excerpt, rendered: clean } : clean };
}

/** A response whose excerpts are as readers should see them. */
export function withReadableExcerpts(body: unknown): unknown {
  return Array.isArray(body) ? body.map(withReadableExcerpt) : withReadableExcerpt(body);
}
