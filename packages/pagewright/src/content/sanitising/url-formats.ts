import { decodedEscapes } from '../../json/decoded-escapes.ts';

const maxLength = 4096;
const invalid = /[\s\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\]/u;

/** The base of relative URLs. `.invalid` is a reserved domain, so no host can have this name. */
const base = 'https://site.invalid/a/';

/** Matches an absolute URL. Does not match `http:page` or `//host`, because their meaning depends on the page. */
const absolute = /^https?:\/\/(?!\/)/i;
const path = /^(?:\/(?!\/)|\.{1,2}\/)/;
const samePage = /^[?#]/;

/**
 * Protocols of links, besides http and https. They only open another program with an address, a number or a text. None may run code, read
 * files or start a program with options, as `intent:` and `ms-msdt:` can.
 */
export const linkProtocols: readonly string[] = (
  'mailto tel sms smsto mms fax callto facetime facetime-audio sip sips xmpp irc ircs matrix whatsapp tg signal sgnl viber skype line ' +
  'threema msteams zoommtg geo maps webcal webcals magnet ftp ftps sftp news nntp urn bitcoin ethereum lightning openpgp4fpr'
).split(' ');

/** Mail and telephone have a known form, so that typing errors are found. A mail to share a page has no address. */
const other = new RegExp(
  `^(?:mailto:(?:[^\\s@]+@[^\\s@]|\\?\\w+=)|tel:(?:%20)*[+*#(\\d]|s?ftps?://[^/]|(?!mailto|tel:|s?ftps?:)(?:${linkProtocols.join('|')}):.)`,
  'i',
);

/** True if browsers can parse the URL, and it contains neither a user name nor a password. */
function isParsable(text: string): boolean {
  // Not URL.canParse: in Node 20, it rejects URLs with letters such as ü after many calls.
  try {
    const { username, password } = new URL(text, base);
    return username === '' && password === '';
  } catch {
    return false;
  }
}

function matches(text: string, forms: readonly RegExp[]): boolean {
  return (
    text.length <= maxLength &&
    !invalid.test(text) &&
    forms.some((form) => form.test(text)) &&
    isParsable(text)
  );
}

/** The format `href`, the URL of a link: http, https, one of `linkProtocols`, or a URL of this site that begins with `/`, `./`, `?` or `#`. */
export function isHref(text: string): boolean {
  return matches(text, [absolute, path, samePage, other]);
}

/** The format `image-src`, the URL of an image: http, https, or a path of this site. */
export function isImageSource(text: string): boolean {
  return matches(text, [absolute, path]);
}

/** Maximum length of a slug, in characters. The databases of common content services hold no more. */
const longestSlug = 200;
/** Maximum length of a name in common file systems, in bytes. */
const longestName = 255;

/**
 * The format `slug`: one part of a path, in any script. Any text of at most 200 characters and 255 bytes that is not blank, except `/`, `?`,
 * `#`, control characters and dots alone. It is decoded: a text that would change if it were decoded again is refused, because some hosts
 * decode twice.
 */
export function isSlug(text: string): boolean {
  return (
    /^(?!\.+$)(?!\s+$)[^/?#\p{Cc}\p{Cs}]+$/u.test(text) &&
    text.length <= longestSlug &&
    new TextEncoder().encode(text).length <= longestName &&
    decodedEscapes(text) === text
  );
}

/** Splits a `srcset` as browsers do: each candidate has a URL and, after white space, its width or density. */
function candidatesOf(srcset: string): [url: string, size: string][] {
  const candidates: [string, string][] = [];
  let url: string | undefined;
  for (const part of srcset.trim().split(/\s+/)) {
    if (url === undefined) url = part;
    else if (url.endsWith(',')) {
      candidates.push([url.replace(/,+$/, ''), '']);
      url = part;
    } else {
      // A comma ends the size, even without white space after it.
      const comma = part.indexOf(',');
      candidates.push([url, comma < 0 ? part : part.slice(0, comma)]);
      url = comma < 0 || comma === part.length - 1 ? undefined : part.slice(comma + 1);
    }
  }
  if (url !== undefined && url !== '') candidates.push([url.replace(/,+$/, ''), '']);
  return candidates;
}

/** The candidates of a `srcset` with an allowed URL. With a width if one has a width, because browsers ignore a mixture. */
function allowedCandidates(srcset: string): string[] {
  const allowed = candidatesOf(srcset).filter(([url]) => isImageSource(url) && !url.startsWith(','));
  const sized = (form: RegExp) => allowed.filter(([, size]) => form.test(size));
  const widths = sized(/^[1-9]\d*w$/);
  const chosen = widths.length > 0 ? widths : sized(/^(?:[1-9]\d{0,2}(?:\.\d{1,3})?x)?$/);
  return chosen.map((candidate) => candidate.join(' ').trimEnd());
}

/** The format `srcset`: image URLs, each with its width or its density. */
export function isSrcset(text: string): boolean {
  return text !== '' && allowedCandidates(text).join(', ') === text;
}

/** A URL without white space around it, with encoded spaces, and with a protocol if it has a host. */
export function normalizeUrl(text: string): string {
  return text
    .trim()
    .replaceAll(' ', '%20')
    .replace(/^\/\/(?=[^/\\])/, 'https://');
}

/** The host of an absolute URL, without `www.`: the name of a page that has no title. */
export function hostOf(url: string): string | undefined {
  return /^(?:https?:)?\/\/(?:www\.)?([^/?#\s]+)/i.exec(url)?.[1]?.toLowerCase();
}

/** Returns a function that normalizes a URL in HTML. The result is undefined if the URL is not allowed. */
const normalized = (isAllowed: (url: string) => boolean) => (text: string) => {
  const url = normalizeUrl(text);
  return isAllowed(url) ? url : undefined;
};

/** The URL of a link. */
export const linkUrl = normalized(isHref);
/** The URL of an image. */
export const imageUrl = normalized(isImageSource);

/** The allowed candidates of a `srcset` in HTML; undefined if there are none. */
export function imageSrcset(text: string): string | undefined {
  return allowedCandidates(text).join(', ') || undefined;
}

/** A `srcset` whose candidates have other URLs. */
export function mapSrcset(srcset: string, urlOf: (url: string) => string): string {
  return candidatesOf(srcset)
    .map(([url, size]) => `${urlOf(url)} ${size}`.trimEnd())
    .join(', ');
}
