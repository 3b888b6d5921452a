import { digest } from '../../content/digest.ts';
import { maxPartBytes } from '../../content/read.ts';
import { readText } from '../../content/requests/read-text.ts';
import { maxErrorBytes, tooLarge } from '../../content/requests/send-request.ts';
import { serviceMessage } from './service-message.ts';

/** The reason why a request got no response, in Node's words: `ENOTFOUND`, `CERT_HAS_EXPIRED` or `redirect count exceeded`. */
function networkCause(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return undefined;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

export type RecordedRequest = ReturnType<ReturnType<typeof createResponseLog>['record']>;

/**
 * Records the responses of a content service during a build.
 * @param hide removes secrets from a message
 */
export function createResponseLog(
  send: typeof fetch = fetch,
  hide: (text: string) => string = (text) => text,
) {
  let hasAny = false;
  return {
    /** True after the first response, even if it was an error. */
    get hasAny() {
      return hasAny;
    },
    /** Returns a `fetch` that records its responses. */
    record() {
      let last: string | undefined;
      let message = (): string | undefined => undefined;
      return {
        /** Digest of the last successful response. */
        get digest() {
          return last;
        },
        /** The service's own description of an error in its last response, or the reason why there was no response. */
        get message() {
          return message();
        },
        fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
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
