import { use, useState } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { notify } from '../../ui/notify.ts';
import { type ContactMessage, SendMessageContext } from '../../ui/send-message.ts';
import { type FormText, forgetText } from './kept-text.ts';

export type Outcome = 'none' | 'sent' | 'failed';

type Words = Pick<BlockProps['contact-form'], 'success' | 'onFailure' | 'failure'>;

const FAILURE = 'Your message could not be sent. It is still here; please try again.';

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
export function useSending({ success, onFailure, failure = FAILURE }: Words): Sending {
  const sendMessage = use(SendMessageContext);
  const [outcome, setOutcome] = useState<Outcome>('none');

  const send = async (text: FormText): Promise<boolean> => {
    try {
      await sendMessage(messageOf(text), new AbortController().signal);
    } catch (error) {
      console.error('Form submission failed', error);
      setOutcome('failed');
      if (onFailure === 'notify') void notify('error', failure);
      return false;
    }
    forgetText();
    setOutcome('sent');
    void notify('success', success);
    return true;
  };

  const told =
    outcome === 'sent' ? success : outcome === 'failed' && onFailure === 'notify' ? failure : undefined;
  return { outcome, told, send, begin: () => setOutcome('none') };
}

function messageOf({ name = '', email = '', message = '', phone }: FormText): ContactMessage {
  const text = { name: name.trim(), email: email.trim(), message: message.trim() };
  return phone === undefined ? text : { ...text, phone: phone.trim() };
}
