import type { MovedEntry } from 'pagewright/content-adapter';
import { delivery, list, object, slug, text } from 'pagewright/decode';
import type { ReadableSource } from 'pagewright/read';
import { wordpressApi } from './wordpress-api.ts';

const deliverMoved = delivery(list(object({ type: text(), from: slug, to: slug }, {})));

/** Entries whose slug has changed. Only the build reads them, so pages cannot name this source. */
export const movedEntries: ReadableSource<readonly MovedEntry[]> = {
  api: wordpressApi,
  request: () => ({ path: 'custom/v1/moved-entries' }),
  // An empty list is content here: nothing has moved.
  deliver: (body, clean) =>
    Array.isArray(body) && body.length === 0 ? { content: [], faults: [] } : deliverMoved(body, clean),
};
