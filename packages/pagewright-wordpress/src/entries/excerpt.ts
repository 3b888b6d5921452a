import { isRecord } from 'pagewright/source';
import { isMadeOf, lettersOf, startsWith, withoutHiddenWords } from './excerpt-origin.ts';

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

/** An entry's excerpt as readers should see it. If the entry has its text, without words that are hidden there. */
export function excerptOf({ excerpt, link, content }: Record<string, unknown>): unknown {
  const html = rendered(excerpt);
  if (typeof html !== 'string') return html;
  const text = rendered(content);
  const clean = readableExcerpt(html, link);
  return typeof text === 'string' && html.length <= maxCleaned ? withoutHiddenWords(clean, text) : clean;
}

/**
 * The excerpt of an entry that a page shows above its text; undefined if it would repeat the text, because nobody wrote one. The companion
 * plugin says what somebody wrote. Without the plugin, an entry needs its text in `content`, and an excerpt that WordPress can have made of
 * this text is left out.
 */
export function leadOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { written_excerpt: written, link } = entry;
  const isKnown = typeof written === 'string';
  const given = isKnown ? readableExcerpt(written, link) : excerptOf(entry);
  const lead = typeof given === 'string' ? given : '';
  const text = rendered(entry.content);
  if (lettersOf(lead) === '' || (typeof text !== 'string' && !isKnown)) return undefined;
  if (typeof text !== 'string') return lead;
  return (isKnown ? startsWith(text, lead) : isMadeOf(lead, text)) ? undefined : lead;
}

function withReadableExcerpt(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { excerpt } = entry;
  const html = rendered(excerpt);
  const clean = excerptOf(entry);
  if (typeof clean !== 'string' || clean === html) return entry;
  return { ...entry, excerpt: isRecord(excerpt) ? { ...excerpt, rendered: clean } : clean };
}

/** A response whose excerpts are as readers should see them. */
export function withReadableExcerpts(body: unknown): unknown {
  return Array.isArray(body) ? body.map(withReadableExcerpt) : withReadableExcerpt(body);
}
