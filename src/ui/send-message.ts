import { createContext } from 'react';

/** What the contact form sends. */
export interface ContactMessage {
  /** The same for every attempt to send this text: the service stores a message once for each key. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly phone?: string;
}

/** Resolves when the service has taken the message (status 200), rejects otherwise. */
export type SendMessage = (message: ContactMessage, signal: AbortSignal) => Promise<void>;

/** How a form sends without knowing where to: the app puts the act here, the gallery and the tests their own. */
export const SendMessageContext = createContext<SendMessage>(async () => {
  throw new Error('No SendMessageContext above this form');
});

/** Where a browser without script posts the form itself; undefined where no service is configured. */
export const FormActionContext = createContext<string | undefined>(undefined);
