import { createHash } from 'node:crypto';

/** The first characters of the SHA-256 digest of some data, in hexadecimal. */
export function hexDigest(length: number, ...data: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const each of data) hash.update(each);
  return hash.digest('hex').slice(0, length);
}
