import { read } from '../../content/read.ts';
import { ContentError } from '../../content/source.ts';
import { type ContentService, emptyPagePayload } from '../queries/content-service.ts';
import { previewHeader } from './preview-draft.ts';

interface PreviewServiceOptions {
  /** Base URL of the content service. */
  readonly base: string | undefined;
  /** Milliseconds for a read, including all retries. */
  readonly deadline: number;
  readonly token: () => string;
}

/** Reads the content service with the token of a preview. New content always replaces the old, also if it has less. */
export function createPreviewService({ base, deadline, token }: PreviewServiceOptions): ContentService {
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(previewHeader, token());
    return fetch(input, { ...init, headers, cache: 'no-store', credentials: 'omit' });
  };
  return {
    isConfigured: base !== undefined,
    isClosed: false,
    payload: emptyPagePayload,
    freshUntil: 0,
    async read({ source, params, loadSources }) {
      const definition = (await loadSources())[source];
      if (!definition) throw new ContentError('invalid', `Unknown source "${source}"`);
      return read(definition, params, { base, deadline, fetch: send });
    },
    retain: () => () => {},
  };
}
