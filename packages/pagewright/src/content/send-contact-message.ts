import { type CallOptions, prepareCall } from './content-service-call.ts';
import { byDeadline } from './deadline.ts';
import { ContentError } from './source.ts';

/** What a visitor wrote; the contact page's form has a phone number too. */
export interface ContactMessageBody {
  /** 16 to 64 letters, digits, `-` or `_`. The service stores a message once for each key. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly phone?: string;
}

/**
 * Posts a message to the content service. Resolves on status 200 alone; rejects with ContentError, or with the
 * reason of `options.signal`. Never tries twice by itself: whether to send again is the visitor's decision.
 */
export async function sendContactMessage(
  message: ContactMessageBody,
  options: CallOptions & {
    /** `formPath` of the content adapter. */
    readonly formPath: string;
  },
): Promise<void> {
  const { url, deadline, clock, fetch: send } = prepareCall('Content', options.formPath, options);
  const { key: message_key, ...texts } = message;
  await byDeadline(deadline, options.signal, clock, async (signal) => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const post = { method: 'POST', headers, body: JSON.stringify({ ...texts, message_key }), signal };
    const response = await send(url, post).catch(() => {
      throw new ContentError('network', 'The content service could not be reached');
    });
    response.body?.cancel().catch(() => {});
    const { status } = response;
    if (status !== 200) throw new ContentError('http', `HTTP error! status: ${status}`, status);
  });
}
