/** What sources and content adapters import from the engine. Runs in browsers and in the build. */

export type {
  ContentAdapter,
  ContentChange,
  ContentChanges,
  MovedEntry,
  ServiceAdapter,
} from './content/content-adapter.ts';
export type { ContentApi, ContentRequest, ContentResponse } from './content/content-api.ts';
export { ContentError, type ContentErrorKind } from './content/content-error.ts';
export { isMissing } from './content/decoder.ts';
export { type ImageService, imageWidths } from './content/image-services.ts';
export { jsonApi } from './content/json-api.ts';
export { requestPath } from './content/requests/request-key.ts';
export { isBlank, plainText, superscriptDigits } from './content/sanitising/plain-text.ts';
export { slugPart, slugText } from './content/slug-part.ts';
export type {
  CleanHtml,
  ContentIssue,
  Decoded,
  EntryAbsence,
  ListRange,
  ReadableSource,
  Source,
  Sources,
} from './content/source.ts';
export { isRecord } from './json/is-record.ts';
