import type { Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-media.ts';
import { nextPage } from './collection.ts';

export default {
  // Without `status`: a picture's own is `inherit`, and WordPress refuses `publish` with 400.
  request: ({ per_page }) => ({ path: 'wp/v2/media', query: { per_page, _embed: true } }),
  deliver,
  next: nextPage,
} satisfies Source<'media'>;
