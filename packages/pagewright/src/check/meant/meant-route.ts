import { paramNames } from '../../grammar/route-pattern.ts';
import { nearest } from '../../schema/nearest.ts';

/** How other tools write a param, and mistakes at the ends of a route. */
const corrections: readonly (readonly [RegExp, string])[] = [
  [/\[(?:\.{3})?([A-Za-z]\w*)\]/g, ':$1'],
  [/\{:?([A-Za-z]\w*)\}/g, ':$1'],
  [/<(?:\w+:)?([A-Za-z]\w*)>/g, ':$1'],
  [/(?<=\/)[$@]([A-Za-z]\w*)/g, ':$1'],
  [/\\/g, '/'],
  [/\/{2,}/g, '/'],
  [/(?<=.)\/+$/, ''],
  [/^(?!\/)/, '/'],
];

/**
 * The route that a malformed one means: `/services/[slug]` means `/services/:slug`.
 * @param params the names in the `params` of the page, one for each `*` in the route
 */
export function meantRoute(found: string, params: readonly string[] = []): string {
  const route = corrections.reduce((text, [from, to]) => text.replace(from, to), found.trim());
  const unused = params.filter((name) => !route.includes(`:${name}`));
  return route.replaceAll(/(?<=\/):?\*+/g, (wildcard) => {
    const name = unused.shift();
    return name === undefined ? wildcard : `:${name}`;
  });
}

/**
 * A route with the params that `params` lists: `/services/slug` and `/services/:name` mean `/services/:slug`, if `params` has only
 * `slug`. A typo in one of the two names stays: it is reported where it is.
 */
export function withListedParams(route: string, params: readonly string[]): string {
  const segments = route.split('/');
  const unused = params.filter((name) => !segments.includes(`:${name}`));
  const [unlisted, ...others] = paramNames(route).filter((name) => !params.includes(name));
  if (unlisted === undefined)
    return segments.map((segment) => (unused.includes(segment) ? `:${segment}` : segment)).join('/');
  const [name] = unused;
  if (name === undefined || unused.length > 1 || others.length > 0 || nearest(name, [unlisted]) !== undefined)
    return route;
  return segments.map((segment) => (segment === `:${unlisted}` ? `:${name}` : segment)).join('/');
}
