const key = 'pagewright-studio-token';

/**
 * The token of the studio's server. The URL that the terminal prints has it in its fragment, which browsers send to no server. It moves to
 * the storage of the tab, so that nobody copies it with the URL.
 */
export function takeToken(): string {
  const [, token] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  try {
    if (token === undefined) return sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, token);
    history.replaceState(null, '', location.pathname);
  } catch {
    // Without storage, the token stays in the URL, so that the tab can be loaded again.
  }
  return token ?? '';
}
