/** What sources and content adapters import from the engine. Runs in browsers and in the build. */

export type {
  ContentAdapter,
  ContentApi,
  ContentChange,
  ContentChanges,
  MovedEntry,
} from './content/content-adapter.ts';
export { isMissing } from './content/decoder.ts';
export type { ReadableSource } from './content/read.ts';
export { requestPath } from './content/requests/request-key.ts';
export { isBlank, plainText, superscriptDigits } from './content/sanitising/plain-text.ts';
export { slugPart, slugText } from './content/slug-part.ts';
export {
  type CleanHtml,
  ContentError,
  type ContentErrorKind,
  type ContentIssue,
  type ContentRequest,
  type ContentResponse,
  type Decoded,
  type EntryAbsence,
  type ListRange,
  type Source,
  type Sources,
} from './content/source.ts';
export { isRecord } from './json/is-record.ts';
