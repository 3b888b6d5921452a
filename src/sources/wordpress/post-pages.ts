import type { Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-post-pages.ts';
import { shapePages } from './list-pages.ts';

export default {
  // The list's own route, so that the posts that are counted are those that it shows.
  request: ({ per_page }) => ({ path: 'custom/v1/get-all-posts', query: { per_page, _fields: 'id' } }),
  shape: (_, { per_page }, response) => shapePages(response, per_page),
  deliver,
} satisfies Source<'post-pages'>;
