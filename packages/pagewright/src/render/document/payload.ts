import type { PagePayload } from './hydration-payload.ts';
import type { PreviewPayload } from './preview-payload.ts';
import type { Settings } from './settings.ts';

/** Id of the element that contains the page. The element is a React root. */
export const pageId = 'page';

/** Id of the script element that carries the payload. */
export const payloadId = 'pagewright-payload';

/** The data that a document contains for its script. */
export interface Payload {
  readonly settings: Settings;
  /** The prerendered page. Absent in documents of the dev server, and in documents whose script renders a draft. */
  readonly page?: PagePayload & { readonly path: string };
  /** Present in a document that shows drafts. */
  readonly preview?: PreviewPayload;
}

/**
 * The payload of this document. Throws if it is missing or incomplete. Its structure is not checked: a document names the script of the
 * build that wrote it, so both have the same types.
 */
export function readPayload(): Payload {
  const payload: Payload = JSON.parse(document.getElementById(payloadId)?.textContent ?? '');
  return payload;
}
