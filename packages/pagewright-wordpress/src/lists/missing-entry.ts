import { isRecord } from 'pagewright/source';

/**
 * True if the JSON of a response with status 404 says that the entry does not exist. Errors of WordPress are
 * `{ code, message, data }`; JSON without a `code` comes from a proxy or another server. `rest_no_route` means that the
 * route itself does not exist, for example because a plugin is off, and says nothing about the entry.
 * @see https://developer.wordpress.org/rest-api/extending-the-rest-api/adding-custom-endpoints/#return-value
 */
export function saysEntryIsMissing(body: unknown): boolean {
  const code = isRecord(body) ? body.code : undefined;
  return typeof code === 'string' && code.trim() !== '' && code !== 'rest_no_route';
}

/** True if the JSON of a response with status 400 says that the requested page of a list does not exist. */
export function saysPageIsMissing(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const params = isRecord(body.data) && isRecord(body.data.params) ? Object.keys(body.data.params) : [];
  return (
    body.code === 'rest_post_invalid_page_number' ||
    (body.code === 'rest_invalid_param' && params.join() === 'page')
  );
}
