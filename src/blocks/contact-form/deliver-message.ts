import type { ContactMessage, SendMessage } from '../../ui/send-message.ts';
import type { AttemptKeys } from './attempt-keys.ts';
import type { FieldName, FormText, MessageDraft } from './message-draft.ts';

interface Delivery {
  readonly draft: MessageDraft;
  readonly keys: AttemptKeys;
  readonly send: SendMessage;
}

/** Control characters and Unicode's own line breaks would start a new line in a mail header. */
const LINE_BREAKS = /[\s\p{Cc}\u2028\u2029]+/gu;

/**
 * Sends what the fields of a form hold and clears them when the service has taken it. Rejects, with everything in its
 * place, when it is unknown whether the service has.
 */
export async function deliverMessage(
  names: readonly FieldName[],
  text: FormText,
  { draft, keys, send }: Delivery,
): Promise<void> {
  const message = messageOf(names, text);
  const content = JSON.stringify(message);
  await send({ ...message, key: keys.keyFor(content) }, new AbortController().signal);
  keys.forget(content);
  draft.clear(text, names);
}

function messageOf(names: readonly FieldName[], text: FormText): Omit<ContactMessage, 'key'> {
  const line = (name: FieldName) => (text[name] ?? '').replace(LINE_BREAKS, ' ').trim();
  const message = { name: line('name'), email: line('email'), message: (text.message ?? '').trim() };
  return names.includes('phone') ? { ...message, phone: line('phone') } : message;
}
