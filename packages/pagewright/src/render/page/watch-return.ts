import type { LoadedPage } from '../routing/load-page.ts';

/** Milliseconds for which a tab may be hidden without a check. */
const shortAbsence = 10_000;

/**
 * Watches for a visitor who comes back to a page: from another document, so that the browser shows what it has kept, or to a tab that was
 * hidden. The page may have been withdrawn since. Returns a function that stops watching.
 * @param reload loads the page again. What a visitor has typed into a form stays
 */
export function watchReturn(shown: LoadedPage, reload = () => location.reload()): () => void {
  // A page that has no content from its document reads all of it.
  if (!shown.match || Object.keys(shown.payload.contents).length === 0) return () => {};
  const listeners = new AbortController();
  const { signal } = listeners;
  let left = Number.POSITIVE_INFINITY;
  const check = async (isKept: boolean) => {
    const { isOutdated } = await import('./returned-page.ts');
    if ((await isOutdated(shown, isKept)) && !signal.aborted) reload();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void check(true).catch(() => {});
  };
  const onVisible = () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > shortAbsence) void check(false).catch(() => {});
  };
  addEventListener('pageshow', onShow, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => listeners.abort();
}
