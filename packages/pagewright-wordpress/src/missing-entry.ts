import { isRecord } from 'pagewright/decode';

/**
 * True when the JSON of a response with status 404 says that the entry does not exist. WordPress writes each of its
 * errors as `{ code, message, data }`; what has no `code` comes from a proxy or another server. `rest_no_route` means
 * that WordPress lacks the whole route, as when a plugin is off: that says nothing about an entry.
 * @see https://developer.wordpress.org/rest-api/extending-the-rest-api/adding-custom-endpoints/#return-value
 */
export function saysEntryIsMissing(body: unknown): boolean {
  const code = isRecord(body) ? body.code : undefined;
  return typeof code === 'string' && code.trim() !== '' && code !== 'rest_no_route';
}

/** True when the JSON of a response with status 400 says that a list has no such page: it has fewer, or it is no number. */
export function saysPageIsMissing(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const params = isRecord(body.data) && isRecord(body.data.params) ? Object.keys(body.data.params) : [];
  return (
    body.code === 'rest_post_invalid_page_number' ||
    (body.code === 'rest_invalid_param' && params.join() === 'page')
  );
}
