import type { RouteEntry } from '../document/page-module.ts';
import { pathOnHost, pathOnSite } from '../site-path.ts';
import { cleanPath, matchPath, withoutSlash } from './route-match.ts';

/**
 * The path of the page at the URL of a document, without what a host or a visitor has added to it: a slash, `index.html` or `.html`. A path
 * that really ends with `.html` stays.
 * @param made the path that the document was made for
 */
export function pageAddress(routes: readonly RouteEntry[], path: string, made: string): string {
  const asked = withoutSlash(path);
  const plain = withoutSlash(asked.replace(/\.html$/, ''));
  const isOf = (other: string) => cleanPath(other) === cleanPath(made);
  const isPlain = !isOf(asked) && (isOf(plain) || (!matchPath(routes, asked) && matchPath(routes, plain)));
  return isPlain ? plain : asked;
}

/**
 * The path of the page at the URL of the document, which the address bar then has, too.
 * @param made the path that the document was made for; empty if it was made for none
 */
export function correctAddress(routes: readonly RouteEntry[], made: string): string {
  const { origin, pathname, search, hash } = location;
  const path = pageAddress(routes, pathOnSite(pathname), made);
  const address = pathOnHost(path);
  // Before any code reads the path of the page. With the origin, because a path that starts with two slashes would be another host.
  if (address !== pathname) history.replaceState(history.state, '', origin + address + search + hash);
  return cleanPath(path);
}
