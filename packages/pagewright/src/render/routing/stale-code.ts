const marker = 'pagewright-reloaded';

/**
 * After a deployment an open tab may ask for code that is gone. Loads the page anew, once: a second failure within
 * a minute is told by the error page, so that there is never a loop.
 * @returns true when the page is being loaded anew
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(marker));
    if (Date.now() - last < 60_000) return false;
    sessionStorage.setItem(marker, String(Date.now()));
  } catch {
    // Where storage is forbidden nothing would end a loop.
    return false;
  }
  location.reload();
  return true;
}
