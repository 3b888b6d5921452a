import type { ContentApi } from './content-api.ts';
import { requestPath } from './requests/request-key.ts';

/**
 * The API of a service that answers GET requests with JSON. A request with the path `events` has the URL `/events` below the base URL. A 404
 * with JSON says that the entry does not exist.
 * @param name name of the service in messages
 */
export function jsonApi(name: string): ContentApi {
  return {
    name,
    urlOf: (request) => `/${requestPath(request)}`,
    isMissing: (status, body) => status === 404 && body !== undefined,
  };
}
