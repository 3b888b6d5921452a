import { digest } from '../../content/sanitising/digest.ts';

interface RecordedRequest {
  readonly fetch: typeof fetch;
  /** Digest of the last successful response. */
  readonly digest: string | undefined;
}

interface ResponseLog {
  /** True after the first response, even an error of the service. */
  readonly hasAny: boolean;
  /** Returns a `fetch` that records its responses. */
  record(): RecordedRequest;
}

/** Records the responses of a content service during a build. */
export function createResponseLog(send: typeof fetch = fetch): ResponseLog {
  let hasAny = false;
  return {
    get hasAny() {
      return hasAny;
    },
    record() {
      let last: string | undefined;
      return {
        get digest() {
          return last;
        },
        fetch: async (input, init) => {
          const response = await send(input, init);
          const text = await response.text();
          hasAny = true;
          if (response.ok) last = digest(text);
          return new Response(text, { status: response.status, headers: response.headers });
        },
      };
    },
  };
}
