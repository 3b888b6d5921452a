import { isRecord, type Json } from './rest-response.ts';

/** The body of a request, not yet parsed. */
export interface FormBody {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** In bytes; more than any message needs. */
const longestBody = 64 * 1024;

const isJson = /^application\/(?:[\w.-]+\+)?json\b/i;
const isUrlEncoded = /^application\/x-www-form-urlencoded\b/i;
const isMultipart = /^multipart\/form-data\b/i;

/** True for the encodings of HTML forms. */
export function isFormEncoded(contentType: string): boolean {
  return isUrlEncoded.test(contentType) || isMultipart.test(contentType);
}

/** In bytes. Percent-encoding turns one byte into three; `isTooLong` measures the decoded parameters. */
export function longestBodyOf(contentType: string): number {
  return isUrlEncoded.test(contentType) ? 3 * longestBody : longestBody;
}

export function isTooLong(parameters: Json): boolean {
  let size = 0;
  for (const [name, value] of Object.entries(parameters)) {
    size += Buffer.byteLength(name) + (typeof value === 'string' ? Buffer.byteLength(value) : 0);
  }
  return size > longestBody;
}

/** The parameters of a body, as WordPress parses them; undefined for invalid JSON. */
export async function bodyParameters({ contentType, bytes }: FormBody): Promise<Json | undefined> {
  const text = bytes.toString('utf8');
  if (isJson.test(contentType)) {
    if (text.trim() === '') return {};
    try {
      const value: unknown = JSON.parse(text);
      return isRecord(value) ? value : {};
    } catch {
      return undefined;
    }
  }
  if (isUrlEncoded.test(contentType)) return Object.fromEntries(new URLSearchParams(text));
  if (!isMultipart.test(contentType)) return {};
  const fields = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => new FormData());
  // WordPress does not count files as parameters.
  return Object.fromEntries([...fields].filter(([, value]) => typeof value === 'string'));
}
