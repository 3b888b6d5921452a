import type { LinkedSite } from '../../content/addresses.ts';
import { ContentError } from '../../content/content-error.ts';
import { contentTags } from '../../content/content-tags.ts';
import { read } from '../../content/read.ts';
import type { ContentService } from '../queries/content-service.ts';
import { placeOfKey, type ServicePlaces } from '../queries/service-place.ts';
import { fetchWithToken, mayShowDraft } from './preview-draft.ts';
import type { PreviewSession } from './preview-session.ts';

interface DirectPreviewOptions {
  /** How to reach the content services. */
  readonly settings: ServicePlaces;
  /** Milliseconds for a read, including all retries. */
  readonly deadline: number;
  readonly site: LinkedSite;
  readonly session: Pick<PreviewSession, 'token' | 'state'>;
}

/** A `fetch` for drafts. It caches nothing, and identifies itself to the content service by the token alone. */
export function fetchDraft(token: string): typeof fetch {
  return fetchWithToken(
    (input, init) => fetch(input, { ...init, cache: 'no-store', credentials: 'omit' }),
    token,
  );
}

/** Reads the content service in the browser. New content always replaces old content, even if it is less. */
export function createDirectPreview({
  settings,
  deadline,
  site,
  session,
}: DirectPreviewOptions): ContentService {
  return {
    placeOf: (key) => placeOfKey(settings, key),
    async read({ key, source, params, loadSources }) {
      const definition = (await loadSources())[source];
      if (!definition) throw new ContentError('invalid', `Unknown source "${source}"`);
      const { contentBase: base, isClosed } = placeOfKey(settings, key);
      // The main service, if closed, shows no draft at all.
      if (isClosed) throw new ContentError('http', `Browsers cannot read "${definition.service}"`);
      const state = session.state();
      // Only the main service has issued the token. Browsers send a preflight request before each request with a token.
      const isPlain =
        definition.service !== undefined ||
        (state.is === 'shown' && !mayShowDraft(contentTags(source, definition, params), state.draft));
      const send = isPlain ? fetch : fetchDraft(session.token());
      return read(definition, params, { base, site, deadline, fetch: send });
    },
    retain: () => () => {},
  };
}
