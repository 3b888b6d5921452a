/** The address that the host redirects this one to; undefined where it redirects to no page, or cannot be reached. */
export async function redirectedUrl(signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(location.href, { method: 'HEAD', signal }).catch(() => undefined);
  return answer?.redirected && answer.ok ? answer.url : undefined;
}
