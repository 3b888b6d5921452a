import { useEffect } from 'react';

/**
 * Follows redirects of the host after a client-side navigation to a page that does not exist, because only the host knows the old paths of
 * entries whose slug has changed. Sends one request. Never runs on a page that came from the host, so it cannot loop.
 */
export function useHostRedirect(isMissing: boolean, isFirst: boolean): void {
  useEffect(() => {
    if (!isMissing || isFirst) return;
    const unmounted = new AbortController();
    import('./redirected-url.ts')
      .then(({ redirectedUrl }) => redirectedUrl(unmounted.signal))
      .then((url) => {
        if (url !== undefined && !unmounted.signal.aborted) location.replace(url + location.hash);
      })
      .catch(() => {});
    return () => unmounted.abort();
  }, [isMissing, isFirst]);
}
