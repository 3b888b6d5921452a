import { readText } from '../../content/requests/read-text.ts';

/** UTF-8 has at most three bytes for each UTF-16 code unit. */
const maxBytesPerUnit = 3;

/** Bytes of the hash in a digest. */
const hashBytes = 20;

/**
 * The same digest as `digest`, but from the browser's own SHA-256, so that a first visit loads no other. Browsers have it only on pages
 * loaded over HTTPS.
 */
async function digestOf(text: string): Promise<string | undefined> {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index += 1) units[index] = text.charCodeAt(index);
  const hash = await crypto.subtle?.digest('SHA-256', units);
  if (!hash) return undefined;
  const hex = Array.from(new Uint8Array(hash, 0, hashBytes), (byte) => byte.toString(16).padStart(2, '0'));
  return `${text.length.toString(36)}-${hex.join('')}`;
}

/** True if the text of a response has this digest. Stops reading when the text is too long. */
export async function isUnchanged(response: Response, expected: string): Promise<boolean> {
  const length = Number.parseInt(expected, 36);
  if (!response.ok) return false;
  const text = (await readText(response.clone(), maxBytesPerUnit * length)) ?? '';
  return (await digestOf(text)) === expected;
}
