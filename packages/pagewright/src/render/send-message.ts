import { createContext } from 'react';
import type { ContactMessage } from '../content/requests/send-contact-message.ts';

/** Resolves when the service has stored the message (status 200); rejects otherwise. */
export type SendMessage = (message: ContactMessage, signal: AbortSignal) => Promise<void>;

/** How forms send messages. `App` provides it; the gallery and tests provide their own. */
export const SendMessageContext = createContext<SendMessage>(async () => {
  throw new Error('No site above this form. A test needs <TestSite> of pagewright/testing');
});

/** The URL that a browser without script posts forms to; undefined if no service is configured. */
export const FormActionContext = createContext<string | undefined>(undefined);
