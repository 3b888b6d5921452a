/** The target of a request. */
export interface Target {
  /** Decoded parts of the path. */
  readonly parts: readonly string[];
  /** The query with its `?`, encoded; empty without one. */
  readonly query: string;
  /** The canonical URL, if the request has another one. */
  readonly redirect?: string;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** True for a name that a file may have and that is safe in a `Location` header: no separators, control characters or `..`. */
function isName(part: string | undefined): part is string {
  return part !== undefined && part !== '' && !/^\.\.?$|[/\\\s\p{Cc}\p{Zl}\p{Zp}]/u.test(part);
}

/** A query string for a `Location` header: encodes the characters that a URL cannot contain. */
function safeQuery(query: string): string {
  return query.replace(/[^\w!$%&'()*+,\-./:;=?@~]/g, (character) => encodeURIComponent(character));
}

/**
 * Parses the target of a request, in origin form or in absolute form, whose host is ignored. Undefined if it cannot name a
 * file of the site: it has an empty part, `..`, an encoded slash or an invalid escape.
 *
 * `/services/pmo/` and `/services/pmo/index.html` redirect to `/services/pmo`. The redirect consists of validated names, so
 * it never leads to another host.
 */
export function parseTarget(target: string): Target | undefined {
  // RFC 9112, section 3.2.1: a URL without a path means the path `/`.
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '/');
  const [, pathname = '', query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  if (pathname === '') return undefined;
  const segments = pathname.slice(1).split('/').map(decode);
  const isFolder = segments.at(-1) === '';
  const isIndex = segments.at(-1) === 'index.html';
  const parts = isFolder || isIndex ? segments.slice(0, -1) : segments;
  if (!parts.every(isName)) return undefined;
  const clean = `/${parts.map(encodeURIComponent).join('/')}`;
  const isClean = !isIndex && (!isFolder || parts.length === 0);
  const search = safeQuery(query);
  return { parts, query: search, ...(isClean ? {} : { redirect: clean + search }) };
}
