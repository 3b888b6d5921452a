import type { Source } from '../../packages/pagewright/src/content/source.ts';
import { listQuery } from '../../packages/pagewright-wordpress/src/collection.ts';
import { shapeEntries } from '../../packages/pagewright-wordpress/src/entry-shape.ts';
import { nextPage } from '../../packages/pagewright-wordpress/src/list-pages.ts';
import { deliver } from '../generated/delivery/deliver-case-studies.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/case-studies', query: listQuery(params) }),
  shape: shapeEntries,
  deliver,
  next: nextPage,
} satisfies Source<'case-studies'>;
