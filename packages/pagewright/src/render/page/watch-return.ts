import type { LoadedPage } from '../routing/load-page.ts';

/** Milliseconds for which a tab may be hidden before its page is checked again. */
const shortAbsence = 10_000;

/**
 * Watches for a visitor who returns to a page, from another document or to a hidden tab. The browser then shows the old page, which may
 * have been withdrawn since. Returns a function that stops watching.
 * @param reload loads the page again. Text in forms stays
 */
export function watchReturn(shown: LoadedPage, reload = () => location.reload()): () => void {
  // A page without content from its document reads all of its content anyway.
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
