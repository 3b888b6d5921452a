import { parseJson } from '../../content/requests/parse-json.ts';
import { plainText } from '../../content/sanitising/plain-text.ts';
import { isRecord } from '../../json/json-value.ts';

/** Maximum length in characters. */
const longest = 200;
/** Properties in which JSON APIs return the text of an error, including RFC 9457. */
const names = ['message', 'detail', 'title', 'error'];

function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return undefined;
  return names.map((name) => textIn(value[name])).find((text) => text !== undefined);
}

/** True for JSON, even if it is incomplete. */
const looksLikeJson = (text: string) => /^\s*["[{]/.test(text);

/**
 * The error message in a response, as plain text; undefined without a message. The response may be the HTML page of a proxy, or a notice of
 * PHP before the JSON.
 * @param isContent true if the status says that the response is content
 * @param hide removes secrets
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
