import { parseJson } from '../../content/requests/parse-json.ts';
import { plainText } from '../../content/sanitising/plain-text.ts';
import { isRecord } from '../../schema/json-value.ts';

/** In characters. */
const longest = 200;
/** Where JSON APIs have the text of an error, RFC 9457 among them. */
const names = ['message', 'detail', 'title', 'error'];

function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return undefined;
  return names.map((name) => textIn(value[name])).find((text) => text !== undefined);
}

/** What a content service says about an error in its response, as plain text; undefined if it says nothing. */
export function serviceMessage(response: string): string | undefined {
  const body = parseJson(response);
  const message = plainText(textIn(body) ?? '').trim();
  const code = isRecord(body) && typeof body.code === 'string' ? body.code : undefined;
  if (message === '') return code;
  const short = message.length > longest ? `${message.slice(0, longest - 1)}…` : message;
  return code === undefined ? short : `${short} (${code})`;
}
