import { digest } from '../../content/digest.ts';
import { serviceMessage } from './service-message.ts';

export interface RecordedRequest {
  readonly fetch: typeof fetch;
  /** Digest of the last successful response. */
  readonly digest: string | undefined;
  /** What the service says in its last response, if it is an error. */
  readonly message: string | undefined;
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
      let failed: string | undefined;
      return {
        get digest() {
          return last;
        },
        get message() {
          return failed === undefined ? undefined : serviceMessage(failed);
        },
        fetch: async (input, init) => {
          const response = await send(input, init);
          const text = await response.text();
          hasAny = true;
          if (response.ok) last = digest(text);
          failed = response.ok ? undefined : text;
          return new Response(text, { status: response.status, headers: response.headers });
        },
      };
    },
  };
}
