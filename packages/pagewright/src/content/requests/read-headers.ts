/**
 * The headers of a read. A Content-Type on a GET makes a browser send a preflight request to another origin. So only requests to the site's
 * own origin have one.
 */
export function readHeaders(url: string): Readonly<Record<string, string>> {
  const isSameOrigin =
    typeof location === 'undefined'
      ? url.startsWith('/')
      : new URL(url, location.href).origin === location.origin;
  return { Accept: 'application/json', ...(isSameOrigin ? { 'Content-Type': 'application/json' } : {}) };
}
