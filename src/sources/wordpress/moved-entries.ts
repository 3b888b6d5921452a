import { delivery, list, object, slug, text } from '../../../packages/pagewright/src/content/delivery.ts';
import type { ReadableSource } from '../../../packages/pagewright/src/content/read.ts';

/** An entry whose slug has changed, by the `movesAs` of its source. */
export interface MovedEntry {
  readonly type: string;
  readonly from: string;
  readonly to: string;
}

/** Read by the build alone, so that it is no source that pages may name. */
export const movedEntries: ReadableSource<MovedEntry[]> = {
  request: () => ({ path: 'custom/v1/moved-entries' }),
  // Nothing has moved: an empty list is content here.
  deliver: (body, clean) =>
    Array.isArray(body) && body.length === 0
      ? { content: [], faults: [] }
      : delivery(list(object({ type: text(), from: slug, to: slug }, {})))(body, clean),
};
