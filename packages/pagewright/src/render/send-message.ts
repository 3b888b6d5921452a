import { createContext } from 'react';
import type { ContactMessage } from '../content/send-contact-message.ts';

/** Resolves when the service has taken the message (status 200), rejects otherwise. */
export type SendMessage = (message: ContactMessage, signal: AbortSignal) => Promise<void>;

/** How a form sends a message. The app provides it, so that the gallery and tests can provide their own. */
export const SendMessageContext = createContext<SendMessage>(async () => {
  throw new Error('No SendMessageContext above this form');
});

/** Where a browser without script posts the form; undefined where no service is configured. */
export const FormActionContext = createContext<string | undefined>(undefined);
