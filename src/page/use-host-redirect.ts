import { useEffect } from 'react';

/** The address that the host redirects this one to; undefined where it redirects to no page, or cannot be reached. */
async function redirectedAddress(signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(location.href, { method: 'HEAD', signal }).catch(() => undefined);
  return answer?.redirected && answer.ok ? answer.url : undefined;
}

/**
 * Only the host knows the old paths of entries whose slug has changed, and a move within the site does not ask it. When
 * such a move has found nothing, this asks the host once, and loads the page that the host redirects to. A page that
 * was loaded from the host is never asked for again, so there is no loop.
 */
export function useHostRedirect(isMissing: boolean, isFirst: boolean): void {
  useEffect(() => {
    if (!isMissing || isFirst) return;
    const leaving = new AbortController();
    redirectedAddress(leaving.signal).then((address) => {
      if (address !== undefined && !leaving.signal.aborted) location.replace(address + location.hash);
    });
    return () => leaving.abort();
  }, [isMissing, isFirst]);
}
