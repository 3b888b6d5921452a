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
    // Without storage, there is no stored token either.
  }
}

function tokenInUrl(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token');
}

/** True if the URL contains a token that `takeToken` has not read yet. */
export function hasNewToken(): boolean {
  return tokenInUrl() !== null;
}

/**
 * The token in the fragment of the URL, or else the token of this tab. Removes it from the URL, so that nobody copies it by accident.
 * Without storage, it stays in the URL, because a reload needs it.
 */
export function takeToken(): string | undefined {
  const token = tokenInUrl();
  if (!token) return stored();
  if (keepToken(token)) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
