import { ContentError } from '../content-error.ts';
import { type CallOptions, callUrl } from './content-service-call.ts';
import { withDeadline } from './deadline.ts';

/** The message that a visitor sends with a form. */
export interface ContactMessage {
  /** 16 to 64 letters, digits, `-` or `_`. It is the same for each attempt, and the service stores one message per key. */
  readonly key: string;
  /** The visitor's entries by field name; `isFieldName` defines the names. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Posts a message to the content service. Resolves on status 200 only. Rejects with a ContentError, or with the reason of `options.signal`.
 * Does not retry: the visitor decides whether to send again.
 */
export async function sendContactMessage(
  { key, texts }: ContactMessage,
  options: CallOptions & {
    /** `formPath` of the content adapter. */
    readonly formPath: string | undefined;
  },
): Promise<void> {
  const url = callUrl('Content', options.formPath ?? '', options.formPath && options.base);
  await withDeadline(options.deadline, options.signal, async (signal) => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const post = {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...texts, message_key: key }),
      signal,
      // Only the content service may receive the message. A redirect may also turn the request into one that stores nothing.
      redirect: 'error',
    } as const;
    const response = await fetch(url, post).catch(() => {
      throw new ContentError('network', 'The content service could not be reached');
    });
    response.body?.cancel().catch(() => {});
    const { status } = response;
    if (status !== 200) throw new ContentError('http', `HTTP error! status: ${status}`, status);
  });
}
