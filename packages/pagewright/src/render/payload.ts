import type { PagePayload } from './queries/content-service.ts';
import type { Settings } from './settings.ts';

/** Id of the script element that carries the payload. */
export const payloadId = 'pagewright-payload';

/** What a document carries for its script. */
export interface Payload {
  readonly settings: Settings;
  /** The page that was prerendered; absent in the development server's document. */
  readonly page?: PagePayload & { readonly path: string };
}

/** Reads the payload that the build or the development server wrote. Throws where there is none. */
export function readPayload(): Payload {
  return JSON.parse(document.getElementById(payloadId)?.textContent ?? '');
}
