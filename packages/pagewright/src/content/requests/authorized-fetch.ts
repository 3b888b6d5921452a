import { secretFetch } from './secret-fetch.ts';

/**
 * The value of an `Authorization` header from credentials: `user:password`, `Basic …` or `Bearer …`. Undefined if they have
 * another form.
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
  // A function of its own: workerd rejects `fetch` as the method of another object.
  const send: typeof fetch = (input, init) => fetch(input, init);
  return authorization === undefined ? send : secretFetch(send, 'Authorization', authorization);
}

/** The secrets of an `Authorization` header: its token, and the password in it. */
function secretsIn(header: string): string[] {
  const [scheme = '', token = ''] = header.split(' ');
  if (scheme.toLowerCase() !== 'basic') return [token];
  const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
  const password = new TextDecoder().decode(bytes).replace(/^[^:]*:/, '');
  return [token, password];
}

/**
 * A text without credentials: a service may repeat a request in its error.
 * @param credentials see `authorizationHeader`
 */
export function withoutCredentials(text: string, credentials: string | undefined): string {
  const header = credentials === undefined ? undefined : authorizationHeader(credentials);
  const secrets = header === undefined ? [] : secretsIn(header).filter((secret) => secret !== '');
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}
