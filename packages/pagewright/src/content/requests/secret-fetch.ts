import { ContentError } from '../content-error.ts';

/** The maximum number of redirects, the same as in browsers. */
const maxRedirects = 20;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The URL that a response redirects to; undefined without a redirect. */
function redirectOf({ status, headers }: Response, from: string): URL | undefined {
  const location = headers.get('location');
  return redirects.has(status) && location !== null && URL.canParse(location, from)
    ? new URL(location, from)
    : undefined;
}

/**
 * The headers with the secret. Throws an error of its own for a secret that is not a valid header value, because the platform's error would
 * contain the secret.
 */
function withSecret(given: HeadersInit | undefined, name: string, secret: string): Headers {
  const headers = new Headers(given);
  try {
    headers.set(name, secret);
  } catch {
    throw new ContentError('invalid', `The value of ${name} has characters that no header can have`);
  }
  return headers;
}

function redirectError(): ContentError {
  return new ContentError(
    'http',
    'The content service redirects to another address, which gets no credentials. Enter the address that it redirects to',
  );
}

/**
 * A `fetch` that sends a secret in a header. All requests with a secret to content services use it. Follows redirects within the origin for
 * requests without a body, but never in browsers, which hide the target of a redirect from scripts. Rejects with a ContentError for all
 * other redirects. No error contains the secret.
 * @param send the `fetch` of the host, or one that adds another secret
 */
export function secretFetch(send: typeof fetch, header: string, secret: string): typeof fetch {
  return async (input, init) => {
    const headers = withSecret(init?.headers, header, secret);
    let url = input instanceof Request ? input.url : String(input);
    for (let followed = 0; followed <= maxRedirects; followed += 1) {
      const response = await send(url, { ...init, headers, redirect: 'manual' });
      const next = redirectOf(response, url);
      if (!next && response.type !== 'opaqueredirect') return response;
      response.body?.cancel().catch(() => {});
      if (next?.origin !== new URL(url).origin || init?.body) throw redirectError();
      url = next.href;
    }
    throw new ContentError('http', 'The content service redirects without an end');
  };
}
