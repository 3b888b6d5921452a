import { type Payload, payloadId } from './payload.ts';

const payloadElement = new RegExp(`<script [^>]*id="${payloadId}"[^>]*>(.*?)</script>`, 's');

/** The payload in the HTML of a document; undefined if it has none. Throws if the payload is broken. */
export function payloadIn(html: string): Payload | undefined {
  const [, json] = payloadElement.exec(html) ?? [];
  if (json === undefined) return undefined;
  const payload: Payload = JSON.parse(json);
  return payload;
}
