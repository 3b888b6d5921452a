import { digest } from '../../content/digest.ts';
import { maxPartBytes } from '../../content/read.ts';
import { readText } from '../../content/requests/read-text.ts';
import { maxErrorBytes, tooLarge } from '../../content/requests/send-request.ts';
import { networkCause } from './network-cause.ts';
import { serviceMessage } from './service-message.ts';

export interface RecordedRequest {
  readonly fetch: typeof fetch;
  /** Digest of the last successful response. */
  readonly digest: string | undefined;
  /** The service's own description of an error in its last response, or the reason why there was no response. */
  readonly message: string | undefined;
}

interface ResponseLog {
  /** True after the first response, even if it was an error. */
  readonly hasAny: boolean;
  /** Returns a `fetch` that records its responses. */
  record(): RecordedRequest;
}

/**
 * Records the responses of a content service during a build.
 * @param hide removes secrets from a message
 */
export function createResponseLog(
  send: typeof fetch = fetch,
  hide: (text: string) => string = (text) => text,
): ResponseLog {
  let hasAny = false;
  return {
    get hasAny() {
      return hasAny;
    },
    record() {
      let last: string | undefined;
      let message = (): string | undefined => undefined;
      return {
        get digest() {
          return last;
        },
        get message() {
          return message();
        },
        fetch: async (input, init) => {
          const response = await send(input, init).catch((error: unknown) => {
            message = () => networkCause(error);
            throw error;
          });
          const { ok, status, headers } = response;
          // The body of a response may be endless.
          message = () => undefined;
          const text = await readText(response, ok ? maxPartBytes : maxErrorBytes);
          hasAny = true;
          if (ok && text === undefined) throw tooLarge(maxPartBytes);
          if (ok) last = digest(text ?? '');
          message = () => serviceMessage(text ?? '', ok, hide);
          // A response with status 204 must not have a body, not even an empty one.
          return new Response(text || null, { status, headers });
        },
      };
    },
  };
}
