import { SendMessageContext } from 'pagewright/blocks';
import { use, useEffect, useState } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { loadNotices, notify } from '../../ui/notices/notify.ts';
import { tabKeys } from './attempt-keys.ts';
import { deliverMessage } from './deliver-message.ts';
import { answersOf, type FormField, type FormText } from './form-field.ts';
import { tabDraft } from './message-draft.ts';

export type Outcome = 'none' | 'sent' | 'failed';

type Messages = Pick<BlockProps['contact-form'], 'success' | 'onFailure' | 'failure' | 'dismiss'>;

interface Sending {
  readonly outcome: Outcome;
  /** The message about the result of the last attempt. */
  readonly status: string | undefined;
  /** Resolves to whether the service confirmed the message. Never rejects. */
  send(text: FormText): Promise<boolean>;
  /** Clears the message about the last attempt. */
  reset(): void;
}

/** How many messages of this document have no response yet. */
let sending = 0;

/** True if the page was left, or reloaded, before the visitor knew that the text of the draft had arrived. */
function isUnconfirmed(fields: readonly FormField[]): boolean {
  const text = tabDraft.text(fields.map(({ name }) => name));
  return sending === 0 && tabKeys.isUnconfirmed(answersOf(fields, text));
}

/** Sends messages, and shows the result as configured. */
export function useSending(
  fields: readonly FormField[],
  { success, onFailure, failure, dismiss }: Messages,
): Sending {
  const sendMessage = use(SendMessageContext);
  const [outcome, setOutcome] = useState<Outcome>('none');

  // Runs after the layout effects, which add to the draft what the visitor has entered in the meantime.
  useEffect(() => {
    if (isUnconfirmed(fields)) setOutcome('failed');
  }, [fields]);

  const send = async (text: FormText): Promise<boolean> => {
    // Screen readers announce the same text again only if it was removed in between.
    setOutcome('none');
    // If the code of notices cannot be loaded, only the form shows the result.
    loadNotices().catch(() => {});
    const show = (...notice: Parameters<typeof notify>) => void notify(...notice).catch(() => {});
    sending += 1;
    try {
      await deliverMessage(fields, text, { draft: tabDraft, keys: tabKeys, send: sendMessage });
    } catch (error) {
      console.error('Form submission failed', error);
      setOutcome('failed');
      if (onFailure === 'notify') show('error', { message: failure, dismiss });
      return false;
    } finally {
      sending -= 1;
    }
    setOutcome('sent');
    show('success', { message: success, dismiss });
    return true;
  };

  const statuses = { none: undefined, sent: success, failed: onFailure === 'notify' ? failure : undefined };
  return { outcome, status: statuses[outcome], send, reset: () => setOutcome('none') };
}
