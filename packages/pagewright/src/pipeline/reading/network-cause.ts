/** The reason why a request got no response, in Node's words: `ENOTFOUND`, `CERT_HAS_EXPIRED` or `redirect count exceeded`. */
export function networkCause(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return undefined;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
