/**
 * What a read at an address says of itself. The type of a GET makes a browser ask another origin for leave first, so
 * only the site's own is told.
 */
export function readHeaders(address: string): Readonly<Record<string, string>> {
  const isOwn =
    typeof location === 'undefined'
      ? address.startsWith('/')
      : new URL(address, location.href).origin === location.origin;
  return { Accept: 'application/json', ...(isOwn ? { 'Content-Type': 'application/json' } : {}) };
}
