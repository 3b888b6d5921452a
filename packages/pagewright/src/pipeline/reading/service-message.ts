import { parseJson } from '../../content/requests/parse-json.ts';
import { plainText } from '../../content/sanitising/plain-text.ts';
import { isRecord } from '../../json/json-value.ts';

/** In characters. */
const longest = 200;
/** Where JSON APIs have the text of an error, RFC 9457 among them. */
const names = ['message', 'detail', 'title', 'error'];

function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return undefined;
  return names.map((name) => textIn(value[name])).find((text) => text !== undefined);
}

/** True for JSON, also if it is incomplete. */
const looksLikeJson = (text: string) => /^\s*["[{]/.test(text);

/**
 * What a content service says about an error in its response, as plain text; undefined if it says nothing. It may be the HTML page of a
 * proxy, or a notice of PHP before the JSON.
 * @param isContent true if its status says that the response is content
 * @param hide removes what must not be shown
 */
export function serviceMessage(
  response: string,
  isContent: boolean,
  hide: (text: string) => string,
): string | undefined {
  const body = parseJson(response);
  if (isContent && (body !== undefined || looksLikeJson(response))) return undefined;
  const said = body === undefined && !looksLikeJson(response) ? response : textIn(body);
  const message = hide(plainText(said ?? '').trim());
  const code = isRecord(body) && typeof body.code === 'string' ? hide(body.code) : undefined;
  if (message === '') return code;
  const short = message.length > longest ? `${message.slice(0, longest - 1)}…` : message;
  return code === undefined ? short : `${short} (${code})`;
}
