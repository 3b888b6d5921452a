import type { Source } from 'pagewright/source';
import { nextPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-media.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: (query) => ({ path: 'wp/v2/media', query }),
  decode,
  next: nextPage,
} satisfies Source<'media'>;
