import { useEffect } from 'react';

/**
 * Only the host knows the old paths of entries whose slug has changed, and a move within the site does not ask it. When
 * such a move has found nothing, this asks the host once, and loads the page that the host redirects to. A page that
 * was loaded from the host is never asked for again, so there is no loop.
 */
export function useHostRedirect(isMissing: boolean, isFirst: boolean): void {
  useEffect(() => {
    if (!isMissing || isFirst) return;
    const leaving = new AbortController();
    import('./redirected-url.ts')
      .then(({ redirectedUrl: redirectedAddress }) => redirectedAddress(leaving.signal))
      .then((address) => {
        if (address !== undefined && !leaving.signal.aborted) location.replace(address + location.hash);
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [isMissing, isFirst]);
}
