import type { SendMessage } from 'pagewright/blocks';
import type { AttemptKeys } from './attempt-keys.ts';
import { answersOf, type FormField, type FormText } from './form-field.ts';
import type { MessageDraft } from './message-draft.ts';

interface Delivery {
  readonly draft: MessageDraft;
  readonly keys: AttemptKeys;
  readonly send: SendMessage;
}

/** Sends the message, then clears its draft. Rejects, and keeps the draft, if the service does not confirm the message. */
export async function deliverMessage(
  fields: readonly FormField[],
  text: FormText,
  { draft, keys, send }: Delivery,
): Promise<void> {
  const texts = answersOf(fields, text);
  const key = keys.keyFor(texts);
  await send({ key, texts }, new AbortController().signal);
  keys.forget(key);
  draft.clear(
    text,
    fields.map(({ name }) => name),
  );
}
