import { boolean, list, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { ContentChanges, ReadableSource } from 'pagewright/source';
import { wordpressApi } from '../wordpress-api.ts';

/** The slug of an entry that is gone; an empty string for a single page. */
const goneSlug: typeof slug = (input, context) => (input === '' ? '' : slug(input, context));

/** Older versions of the plugin send no `gone`. */
const change = object({ type: text(), slugs: list(slug), lists: list(text()) }, { gone: list(goneSlug) });

/** What has changed since a cursor. Only the build reads this source, so it is not in the registry of a site. */
export const changes: ReadableSource<ContentChanges> = {
  api: wordpressApi,
  request: (params) => ({ path: 'custom/v1/changes', query: { since: sinceOf(params) } }),
  decode: responseDecoder(object({ cursor: text(), all: boolean, changes: list(change) }, {})),
};

function sinceOf(params: unknown): string {
  const since = typeof params === 'object' && params !== null && 'since' in params ? params.since : '';
  return typeof since === 'string' ? since : '';
}
