/** The parsed target of a request. */
export interface Target {
  /** Decoded parts of the path. */
  readonly parts: readonly string[];
  /** The query with its `?`, encoded; empty without one. */
  readonly query: string;
  /** The canonical URL, if the request used a different one. */
  readonly redirect?: string;
}

/** Maximum length in encoded characters. Ten slugs of 200 bytes, the longest that common content services store, still fit. */
const maxPath = 2_048;

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** True for a possible file name: no slashes, no control characters and not `..`. Whoever opens a file on Windows refuses its separators. */
function isName(part: string | undefined): part is string {
  return part !== undefined && part !== '' && !/^\.\.?$|[/\p{Cc}]/u.test(part);
}

/** A query string for a `Location` header: encodes the characters that a URL cannot contain. */
function safeQuery(query: string): string {
  return query.replace(/[^\w!$%&'()*+,\-./:;=?@~]/g, (character) => encodeURIComponent(character));
}

/** A target in origin form: its path and its query. */
export function localTarget(target: string): string {
  // RFC 9112, section 3.2.1: a URL without a path means the path `/`.
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '/');
}

/** The path and the query of a target; both are empty if it has no path. */
function splitTarget(target: string): readonly [path: string, query: string] {
  const [, path = '', query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(localTarget(target)) ?? [];
  return [path, query];
}

/** The path of a target in origin form or absolute form, still encoded; empty if it has none. */
export function pathOfTarget(target: string): string {
  return splitTarget(target)[0];
}

/** True if the path of a target is longer than the path of any page. Such a request gets status 414. */
export function isTooLong(target: string): boolean {
  return pathOfTarget(target).length > maxPath;
}

/**
 * Parses the target of a request in origin form or absolute form, and ignores the host. Undefined if it cannot name a file of the site: it
 * is too long, or has an empty part, `..`, an encoded slash or an invalid escape.
 *
 * `/services/pmo/` and `/services/pmo/index.html` redirect to `/services/pmo`. The redirect consists of validated names, so it never leads
 * to another host.
 */
export function parseTarget(target: string): Target | undefined {
  const [pathname, query] = splitTarget(target);
  if (pathname === '' || pathname.length > maxPath) return undefined;
  const segments = pathname.slice(1).split('/').map(decode);
  const isFolder = segments.at(-1) === '';
  const isIndex = segments.at(-1) === 'index.html';
  const parts = isFolder || isIndex ? segments.slice(0, -1) : segments;
  if (!parts.every(isName)) return undefined;
  const clean = `/${parts.map(encodeURIComponent).join('/')}`;
  const isClean = !isIndex && (!isFolder || parts.length === 0);
  const search = safeQuery(query);
  // A proxy may decode the URL of a redirect. A path with a backslash or a space has one form only, so it never becomes another host.
  if (!isClean && parts.some((part) => /[\\ ]/.test(part))) return undefined;
  return { parts, query: search, ...(isClean ? {} : { redirect: clean + search }) };
}
