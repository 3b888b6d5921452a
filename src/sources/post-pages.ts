import type { Source } from 'pagewright/source';
import { shapePages } from 'pagewright-wordpress/list-pages';
import { deliver } from '../generated/delivery/deliver-post-pages.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  // The route of the list itself, so that the count is that of the posts that it shows.
  request: ({ per_page }) => ({ path: 'custom/v1/get-all-posts', query: { per_page, _fields: 'id' } }),
  shape: (_, { per_page }, response) => shapePages(response, per_page),
  deliver,
} satisfies Source<'post-pages'>;
