/** What a request asks for. */
export interface Target {
  /** Decoded parts of the path. */
  readonly parts: readonly string[];
  /** The one address of the page where the request used another one. */
  readonly redirect?: string;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** What no file of a built site is named, and no `Location` may hold: separators, control characters, dots alone. */
function isName(part: string | undefined): part is string {
  return part !== undefined && part !== '' && !/^\.\.?$|[/\\\s\p{Cc}\p{Zl}\p{Zp}]/u.test(part);
}

/** Query for a `Location`: what URLs do not hold as it is gets encoded. */
function safeQuery(query: string): string {
  return query.replace(/[^\w!$%&'()*+,\-./:;=?@~]/g, (character) => encodeURIComponent(character));
}

/**
 * Reads the target of a request, in origin form or in absolute form, of which the host does not count. Undefined where
 * it can name no file of the site: an empty part, `..`, an encoded slash, a broken escape.
 *
 * `/services/pmo/` and `/services/pmo/index.html` have one address, `/services/pmo`, which is the redirect. It is made of
 * names that were found harmless, so it never leads to another host.
 */
export function parseTarget(target: string): Target | undefined {
  // RFC 9112, section 3.2.1: an address without a path means the path `/`.
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '/');
  const [, pathname = '', query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  if (pathname === '') return undefined;
  const written = pathname.slice(1).split('/').map(decoded);
  const isFolder = written.at(-1) === '';
  const isIndex = written.at(-1) === 'index.html';
  const parts = isFolder || isIndex ? written.slice(0, -1) : written;
  if (!parts.every(isName)) return undefined;
  const clean = `/${parts.map(encodeURIComponent).join('/')}`;
  const isClean = !isIndex && (!isFolder || parts.length === 0);
  return { parts, ...(isClean ? {} : { redirect: clean + safeQuery(query) }) };
}
