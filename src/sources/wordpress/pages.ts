import type { Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-pages.ts';
import { listQuery, nextPage } from './collection.ts';
import { shapeEntries } from './entry-shape.ts';

export default {
  request: (params) => ({ path: 'wp/v2/pages', query: listQuery(params) }),
  shape: shapeEntries,
  deliver,
  next: nextPage,
} satisfies Source<'pages'>;
