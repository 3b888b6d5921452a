import type { MovedEntry } from 'pagewright/content-adapter';
import { list, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { ReadableSource } from 'pagewright/read';
import { wordpressApi } from './wordpress-api.ts';

const deliverMoved = responseDecoder(list(object({ type: text(), from: slug, to: slug }, {})));

/** Entries whose slug has changed. Only the build reads them, so pages cannot name this source. */
export const movedEntries: ReadableSource<readonly MovedEntry[]> = {
  api: wordpressApi,
  request: () => ({ path: 'custom/v1/moved-entries' }),
  // An empty list is content here: nothing has moved.
  decode: (body, clean) =>
    Array.isArray(body) && body.length === 0 ? { content: [], issues: [] } : deliverMoved(body, clean),
};
