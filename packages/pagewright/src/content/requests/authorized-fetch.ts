import { secretFetch } from './secret-fetch.ts';

/** Name of the environment variable with the credentials of the main content service. */
export const mainAuthorization = 'CONTENT_AUTHORIZATION';

/**
 * The value of an `Authorization` header for credentials in the form `user:password`, `Basic …` or `Bearer …`. Undefined for any other
 * form.
 */
export function authorizationHeader(credentials: string): string | undefined {
  if (/^(?:Basic|Bearer) [!-~]+$/i.test(credentials)) return credentials;
  if (!/^[^:\p{Cc}]+:\P{Cc}+$/u.test(credentials)) return undefined;
  const bytes = new TextEncoder().encode(credentials);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/**
 * A `fetch` for a content service that is not public. Only servers use it: the credentials must not reach a browser.
 * @param credentials see `authorizationHeader`; undefined for a public service
 */
export function authorizedFetch(credentials: string | undefined): typeof fetch {
  const authorization = credentials === undefined ? undefined : authorizationHeader(credentials);
  // `fetch` is wrapped because workerd rejects a call of it as a method of another object.
  const send: typeof fetch = (input, init) => fetch(input, init);
  return authorization === undefined ? send : secretFetch(send, 'Authorization', authorization);
}

/** The secrets in an `Authorization` header: its token, and the password encoded in the token. */
function secretsIn(header: string): string[] {
  const [scheme = '', token = ''] = header.split(' ');
  if (scheme.toLowerCase() !== 'basic') return [token];
  const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
  const password = new TextDecoder().decode(bytes).replace(/^[^:]*:/, '');
  return [token, password];
}

/**
 * Removes the credentials from a text, because a service may repeat a request in its error.
 * @param credentials see `authorizationHeader`
 */
export function withoutCredentials(text: string, credentials: string | undefined): string {
  const header = credentials === undefined ? undefined : authorizationHeader(credentials);
  const secrets = header === undefined ? [] : secretsIn(header).filter((secret) => secret !== '');
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}
