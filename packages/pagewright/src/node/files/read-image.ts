/** In bytes. Larger images are not read. */
const maxBytes = 20_000_000;

/** The bytes of an image in a response. Users see the message of a rejection. */
export async function readImage(response: Response): Promise<Buffer> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
