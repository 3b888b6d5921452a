import { isRecord } from '../delivery.ts';

/**
 * True when the JSON of an answer with status 404 says that the entry does not exist. WordPress writes each of its
 * errors as `{ code, message, data }`; what has no `code` comes from a proxy or another server. `rest_no_route` means
 * that WordPress lacks the whole route, as while a plugin is off: that says nothing about an entry.
 * @see https://developer.wordpress.org/rest-api/extending-the-rest-api/adding-custom-endpoints/#return-value
 */
export function saysEntryIsMissing(body: unknown): boolean {
  const code = isRecord(body) ? body.code : undefined;
  return typeof code === 'string' && code.trim() !== '' && code !== 'rest_no_route';
}
