/** Whether an `If-None-Match` header contains an ETag, so that the client already has the current response. */
export function namesEtag(header: string | null | undefined, etag: string): boolean {
  return header === '*' || (header?.split(/\s*,\s*/).includes(etag) ?? false);
}
