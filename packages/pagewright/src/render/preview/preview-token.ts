const storageKey = 'pagewright-preview';

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token for reloads of this tab. Returns false if the browser has no storage. */
export function keepToken(token: string): boolean {
  try {
    sessionStorage.setItem(storageKey, token);
    return true;
  } catch {
    return false;
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is no storage, so there is no token in it.
  }
}

function tokenInUrl(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token');
}

/** True if the URL has a token that `takeToken` has not taken. */
export function hasNewToken(): boolean {
  return tokenInUrl() !== null;
}

/**
 * The token in the fragment of the URL, or that of this tab. Removes it from the URL, so that nobody copies it by accident;
 * without storage it stays there, since a reload needs it.
 */
export function takeToken(): string | undefined {
  const token = tokenInUrl();
  if (!token) return stored();
  if (keepToken(token)) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
