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
 * @param params the names in the `params` of the page, which a `*` in the route stands for
 */
export function meantRoute(found: string, params: readonly string[] = []): string {
  const route = corrections.reduce((text, [from, to]) => text.replace(from, to), found.trim());
  const unused = params.filter((name) => !route.includes(`:${name}`));
  return route.replaceAll(/(?<=\/):?\*+/g, (wildcard) => {
    const name = unused.shift();
    return name === undefined ? wildcard : `:${name}`;
  });
}

/** A route in which a segment has the name of a param, without its colon: `/services/slug`, if `params` has `slug`. */
export function withColons(route: string, params: readonly string[]): string {
  const unused = params.filter((name) => !route.split('/').includes(`:${name}`));
  return route
    .split('/')
    .map((segment) => (unused.includes(segment) ? `:${segment}` : segment))
    .join('/');
}
