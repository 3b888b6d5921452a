import { list, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { MovedEntry, ReadableSource } from 'pagewright/source';
import { wordpressApi } from '../wordpress-api.ts';

/** Entries whose slug has changed. Only the build reads this source, so it is not in the registry of a site. */
export const movedEntries: ReadableSource<readonly MovedEntry[]> = {
  api: wordpressApi,
  request: () => ({ path: 'custom/v1/moved-entries' }),
  decode: responseDecoder(list(object({ type: text(), from: slug, to: slug }, {}))),
};
