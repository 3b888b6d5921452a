/** Header with the time of a signed request, in Unix seconds. */
export const timestampHeader = 'X-Pagewright-Timestamp';
/** Header with the signature: `sha256=` and the HMAC-SHA256 of `timestamp.body` as hexadecimal digits. */
export const signatureHeader = 'X-Pagewright-Signature';

/** Seconds that the clocks of sender and receiver may differ, including the time of the transfer. */
const maxAge = 300;

const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * The headers that sign a body.
 * @param time in milliseconds since 1970
 */
export async function signatureHeaders(
  secret: string,
  body: string,
  time: number,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(time / 1000));
  const signature = await crypto.subtle.sign(
    algorithm.name,
    await keyOf(secret),
    encoder.encode(`${timestamp}.${body}`),
  );
  return { [timestampHeader]: timestamp, [signatureHeader]: `sha256=${toHex(signature)}` };
}

/**
 * Why a signed request must be refused; undefined if its signature is right and recent. Compares in constant time. A receiver
 * must also refuse an id that it has seen within the last ten minutes, because a copy of a request has the same signature.
 * @param time in milliseconds since 1970
 */
export async function signatureProblem(
  secret: string,
  headers: Headers,
  body: string,
  time: number,
): Promise<string | undefined> {
  const timestamp = headers.get(timestampHeader) ?? '';
  const [, signature] = /^sha256=([\da-f]{64})$/i.exec(headers.get(signatureHeader) ?? '') ?? [];
  if (!/^\d{1,12}$/.test(timestamp) || signature === undefined)
    return `The headers ${timestampHeader} and ${signatureHeader} are missing or malformed`;
  const signed = encoder.encode(`${timestamp}.${body}`);
  if (!(await crypto.subtle.verify(algorithm.name, await keyOf(secret), fromHex(signature), signed)))
    return 'The signature is wrong: sender and receiver must have the same secret';
  if (Math.abs(time / 1000 - Number(timestamp)) > maxAge)
    return `The request was signed more than ${maxAge} seconds ago, or the clocks differ`;
  return undefined;
}
