import { belowBase, withBase } from '../content/base-path.ts';

// The bundle of a site has its base as a constant. Callers compare it with '/' first, so that a bundle of a site without a base contains
// neither their branch nor these functions.

/** The path below which the site lives, without a slash at its end. */
export const siteBase = () => import.meta.env.BASE_URL.slice(0, -1);

/**
 * The URL of a page or a file of this site for code that a browser runs without an element, such as `fetch(sitePath('/data.json'))`. Adds the
 * `base` of `pagewright.config.ts` to a path. Elements need no help: `<a href="/visit">` leads below the base by itself.
 * @param path a path of the site, such as `/visit`; any other URL is returned unchanged
 */
export function sitePath(path: string): string {
  return import.meta.env.BASE_URL === '/' ? path : withBase(path, siteBase());
}

/**
 * The path of the site for the path of a URL. A path that is not below the base has no page; it begins with `~`, as in wouter.
 * @param pathname as in `location.pathname`
 */
export function pathOnSite(pathname: string): string {
  return import.meta.env.BASE_URL === '/' ? pathname : (belowBase(pathname, siteBase()) ?? `~${pathname}`);
}

/** The path of a URL for a path of the site. The opposite of `pathOnSite`. */
export function pathOnHost(path: string): string {
  return path.startsWith('~') ? path.slice(1) : siteBase() + path;
}

/** A path of the origin outside of the base, as documents may have it: `withBase` leaves it as it is. */
export function pathOutsideBase(path: string): string {
  const base = siteBase();
  return base + base.replace(/\/[^/]+/g, '/..') + path;
}
