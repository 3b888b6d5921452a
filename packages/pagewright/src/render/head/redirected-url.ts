/** The URL that the host redirects this page to. Undefined without a redirect, without a page at its target, or without a response. */
export async function redirectedUrl(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(location.href, { method: 'HEAD', signal }).catch(() => undefined);
  return response?.redirected && response.ok ? response.url : undefined;
}
