import { ContentError } from '../../content/content-error.ts';
import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import { clientScript } from '../document/client-script.ts';
import type { PagePayload } from '../document/hydration-payload.ts';
import type { PreviewAnswer, PreviewDraft, PreviewFailure } from '../document/preview-payload.ts';
import { reloadOnce } from '../document/stale-code.ts';
import { hydrateAll } from '../early/lazy-hydration.ts';
import type { ContentService } from '../queries/content-service.ts';

interface ServedPreviewOptions {
  /** The contents of the document. */
  readonly page: PagePayload;
  /** Milliseconds for a request. */
  readonly deadline: number;
  readonly token: () => string;
}

interface FollowedPreview {
  /** Reads the draft that a token names, and its page if that has a new version. Never rejects. */
  read(token: string, version: string): Promise<PreviewDraft | PreviewFailure>;
  readonly service: ContentService;
}

/**
 * Follows a draft through the server that has rendered this document. The server sends the content together with the description of the
 * draft, so the browser reads nothing from the content service.
 */
export function createServedPreview({ page, deadline, token }: ServedPreviewOptions): FollowedPreview {
  let current = page;

  async function ask(fields: Record<string, string>): Promise<PreviewAnswer | undefined> {
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(deadline),
      // Only this server may receive the token.
      redirect: 'error',
    });
    const answer: PreviewAnswer = await response.json();
    if (answer.script === clientScript()) return answer;
    // The site was built again. Content for other code may have another shape.
    if (typeof answer.script === 'string') reloadOnce();
    return undefined;
  }

  async function read(sent: string, version: string): Promise<PreviewDraft | PreviewFailure> {
    const answer = await ask({ token: sent, version }).catch(() => undefined);
    if (!answer) return 'unreachable';
    const { state, page: next } = answer;
    if (next) {
      addPrecleanedHtml(next.contents, next.html);
      current = next;
    }
    if (state.is === 'shown') return state.draft;
    return state.is === 'loading' || state.is === 'missing' || state.is === 'closed' ? 'ended' : state.is;
  }

  const service: ContentService = {
    placeOf: () => ({ contentBase: '' }),
    async read({ key, cached }) {
      // The server could not read the content, or the draft has another path now.
      if (!current.contents[key]) await read(token(), '');
      const content = current.contents[key];
      if (content) {
        // When the props of a block that waits for its code change, React discards its HTML.
        if (cached && content !== cached) await hydrateAll();
        return content;
      }
      const failure = current.failures[key];
      throw failure
        ? new ContentError(failure.kind, failure.message, failure.status)
        : new ContentError('network', 'The preview could not be read');
    },
    retain: () => () => {},
  };
  return { read, service };
}
