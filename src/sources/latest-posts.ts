import type { Source } from 'pagewright/source';
import { listQuery } from 'pagewright-wordpress/collection';
import { shapeEntries } from 'pagewright-wordpress/entry-shape';
import { nextPage } from 'pagewright-wordpress/list-pages';
import { deliver } from '../generated/delivery/deliver-latest-posts.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/posts', query: listQuery(params) }),
  shape: shapeEntries,
  deliver,
  next: nextPage,
} satisfies Source<'latest-posts'>;
