const marker = 'pagewright-reloaded';

/**
 * Reloads the page when its code cannot be loaded: after a deployment, an open tab may request files that no longer exist. Reloads at most
 * once a minute, to avoid a loop; the error page shows a second failure. Does not reload without a network, so that visitors can go on
 * reading.
 * @returns true if the page reloads
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(marker));
    if (Date.now() - last < 60_000) return false;
    sessionStorage.setItem(marker, String(Date.now()));
  } catch {
    // Without storage, nothing would prevent a loop.
    return false;
  }
  location.reload();
  return true;
}
