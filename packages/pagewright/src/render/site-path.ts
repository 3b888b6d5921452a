import { belowBase, withBase } from '../content/base-path.ts';

// The bundle of a site has its base as a constant, so it contains only what the site needs of this. Outside of a bundle, such as in the tests
// of a site's blocks, there is no base.
const base = import.meta.env?.BASE_URL ?? '/';

/** True if the site lives below a path of its origin. */
export const hasBase = base !== '/';

/** The path below which the site lives, without a slash at its end. */
export const siteBase = hasBase ? base.slice(0, -1) : '';

/**
 * The URL of a page or a file of this site for code that a browser runs without an element, such as `fetch(sitePath('/data.json'))`. Adds the
 * `base` of `pagewright.config.ts` to a path. Elements need no help: `<a href="/visit">` leads below the base by itself.
 * @param path a path of the site, such as `/visit`; any other URL is returned unchanged
 */
export function sitePath(path: string): string {
  return hasBase ? withBase(path, siteBase) : path;
}

/**
 * The path of the site for the path of a URL. A path that is not below the base has no page; it begins with `~`, as in wouter.
 * @param pathname as in `location.pathname`
 */
export function pathOnSite(pathname: string): string {
  return hasBase ? (belowBase(pathname, siteBase) ?? `~${pathname}`) : pathname;
}

/** The path of a URL for a path of the site. The opposite of `pathOnSite`. */
export function pathOnHost(path: string): string {
  if (!hasBase) return path;
  return path.startsWith('~') ? path.slice(1) : siteBase + path;
}

/** A path of the origin outside of the base, as documents may have it: `withBase` leaves it as it is. */
export function pathOutsideBase(path: string): string {
  return siteBase + siteBase.replace(/\/[^/]+/g, '/..') + path;
}
