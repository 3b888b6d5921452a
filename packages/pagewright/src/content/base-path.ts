// A site may live below a path of its origin: its base, such as `/museum`, without a slash at its end; empty at the root of the origin.
// Whatever an author writes, and all data, have paths of the site, such as `/visit`. Documents and hosts have paths of the origin, such as
// `/museum/visit`. These functions lead from one to the other.

/** True for a path: neither a URL nor a URL without its scheme, such as `//example.com`. */
const isPath = (url: string) => /^\/(?!\/)/.test(url);

/**
 * A URL as documents have it. A path gets the base, unless it already has it: the bundler writes the base into the paths of imported files.
 * All other URLs stay the same.
 */
export function withBase(url: string, base: string): string {
  if (base === '' || !isPath(url) || belowBase(url, base) !== undefined) return url;
  return base + url;
}

/** A `srcset` as documents have it. */
export function srcsetWithBase(srcset: string, base: string): string {
  return srcset.replace(/(^|,\s*)(\/\S*)/g, (_, before: string, url: string) => before + withBase(url, base));
}

/** The path of the site for a path of the origin; undefined if the path is not below the base. Keeps a query and an anchor. */
export function belowBase(path: string, base: string): string | undefined {
  if (base === '') return path;
  if (!path.startsWith(base)) return undefined;
  const rest = path.slice(base.length);
  if (rest.startsWith('/')) return rest;
  return /^(?:[?#]|$)/.test(rest) ? `/${rest}` : undefined;
}

/** The base of the site at a URL, such as `https://example.com/museum`. */
export function baseOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/+$/, '');
}

/**
 * The absolute URL of a link or an image of the site.
 * @param siteUrl the URL of the site, without a slash at its end
 */
export function absoluteUrl(url: string, siteUrl: string): string {
  return new URL(withBase(url, baseOf(siteUrl)), siteUrl).href;
}

/** The target of a redirect of the site as a host sends it. Unlike a link, it never has the base already. */
export function locationBelow(location: string, base: string): string {
  return isPath(location) ? base + location : location;
}

/**
 * The redirect to the home page, whose one address is the base with a slash, from the root of the origin or from the base without its slash;
 * undefined for any other path.
 * @param query the query of the request with its `?`, encoded; empty without one
 */
export function rootRedirect(
  pathname: string,
  base: string,
  query: string,
): { readonly status: 302 | 308; readonly location: string } | undefined {
  if (base === '') return undefined;
  // Temporary, because the site may move to the root.
  if (pathname === '/') return { status: 302, location: `${base}/${query}` };
  return pathname === base ? { status: 308, location: `${base}/${query}` } : undefined;
}
