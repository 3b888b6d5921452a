import { use, useState } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { notify } from '../../ui/notify.ts';
import { SendMessageContext } from '../../ui/send-message.ts';
import { tabKeys } from './attempt-keys.ts';
import { deliverMessage } from './deliver-message.ts';
import { type FieldName, type FormText, tabDraft } from './message-draft.ts';

export type Outcome = 'none' | 'sent' | 'failed';

type Words = Pick<BlockProps['contact-form'], 'success' | 'onFailure' | 'failure'>;

interface Sending {
  readonly outcome: Outcome;
  /** What is said of the last attempt, if anything is. */
  readonly told: string | undefined;
  /** Resolves to whether the message was taken; never rejects. */
  send(text: FormText): Promise<boolean>;
  /** The visitor goes on typing: what was said of the last attempt is over. */
  begin(): void;
}

/** Sends the message and tells the outcome, as the config wants it told. */
export function useSending(names: readonly FieldName[], { success, onFailure, failure }: Words): Sending {
  const sendMessage = use(SendMessageContext);
  const [outcome, setOutcome] = useState<Outcome>('none');

  const send = async (text: FormText): Promise<boolean> => {
    // The same words twice in a row would be read aloud once.
    setOutcome('none');
    try {
      await deliverMessage(names, text, { draft: tabDraft, keys: tabKeys, send: sendMessage });
    } catch (error) {
      console.error('Form submission failed', error);
      setOutcome('failed');
      if (onFailure === 'notify') void notify('error', failure);
      return false;
    }
    setOutcome('sent');
    void notify('success', success);
    return true;
  };

  const told =
    outcome === 'sent' ? success : outcome === 'failed' && onFailure === 'notify' ? failure : undefined;
  return { outcome, told, send, begin: () => setOutcome('none') };
}
