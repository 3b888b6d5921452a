import type { Source } from 'pagewright/source';
import { nextPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-media.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  // Without `status`, because images have the status `inherit`. WordPress responds to `publish` with 400.
  request: ({ per_page }) => ({ path: 'wp/v2/media', query: { per_page, _embed: true } }),
  decode,
  next: nextPage,
} satisfies Source<'media'>;
