import { contentErrorOf } from '../content/content-error.ts';
import { contentTags } from '../content/content-tags.ts';
import { read } from '../content/read.ts';
import { requestKey } from '../content/requests/request-key.ts';
import { serviceUrl } from '../content/requests/service-url.ts';
import { readResult } from '../pipeline/reading/read-result.ts';
import type { PreviewDraft, PreviewPayload, PreviewState } from '../render/document/preview-payload.ts';
import { draftPath } from '../render/preview/draft-path.ts';
import { fetchWithToken, mayShowDraft, readDraft } from '../render/preview/preview-draft.ts';
import { type PageTarget, pageMatcher } from './pages/match-page.ts';
import type { PageContent, ReadSource } from './pages/page-steps.ts';
import { serverPageAtUrl } from './pages/server-pages.ts';
import type { SiteParts } from './pages/site-parts.ts';
import type { ServerContext } from './server-context.ts';

/** The draft that a token opens. */
export interface OpenedPreview {
  readonly state: PreviewState;
  /** The page of the draft; absent if no page shows the draft, or if the client already has the content. */
  readonly page?: { readonly target: PageTarget; readonly content: PageContent };
}

/** Any token that fits into a header. Content services sign much shorter ones. */
const tokenForm = /^[!-~]{1,4000}$/;

/**
 * Returns a function that opens the draft of a token. Only requests that may return the draft carry the token, and their responses are not
 * cached. All other content comes from the cache, which has published content.
 * @param known the version of the draft that the client shows, or empty
 */
export function previewOpener(
  { service, routes }: PreviewPayload,
  { site, linked, links, steps, cache }: SiteParts,
): (token: string, known: string, context: ServerContext) => Promise<OpenedPreview> {
  // The config may list all paths of a type, but a draft is not listed yet. So any params match.
  const match = pageMatcher(site.pages, () => true);

  function draftReader(
    draft: PreviewDraft,
    send: typeof fetch,
    published: ReadSource,
    { content: { base, deadline } }: ServerContext,
  ): ReadSource {
    return async (name, source, params) => {
      // Only the main service has issued the token.
      if (source.service !== undefined || !mayShowDraft(contentTags(name, source, params), draft))
        return published(name, source, params);
      const request = { key: requestKey(source, params), source: name };
      try {
        return readResult(request, await read(source, params, { base, site: linked, deadline, fetch: send }));
      } catch (error) {
        return { ...request, error: contentErrorOf(error) };
      }
    };
  }

  return async (token, known, context) => {
    const { base, deadline, fetch } = context.content;
    if (base === undefined) return { state: { is: 'unsupported' } };
    if (token === '') return { state: { is: 'missing' } };
    if (!tokenForm.test(token)) return { state: { is: 'ended' } };
    const send = fetchWithToken(fetch, token);
    const draft = await readDraft(serviceUrl(base, service), deadline, send);
    if (typeof draft === 'string') return { state: { is: draft } };
    const state = { is: 'shown', draft, isOutdated: false } as const;
    const path = draftPath(routes, draft);
    const matched = path === undefined ? undefined : match(path);
    const target = matched && { ...matched, page: serverPageAtUrl(matched.page, '') };
    if (!target || draft.version === known) return { state };
    const published: ReadSource = async (name, source, params) =>
      (await cache.read(name, source, params, context)).result;
    const content = await steps.read(
      target,
      draftReader(draft, send, published, context),
      published,
      links(context),
    );
    return { state, page: { target, content } };
  };
}
