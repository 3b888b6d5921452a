import { deliver } from '../../generated/delivery/deliver-pages.ts';
import type { Source } from '../source.ts';
import { listQuery, nextPage } from './collection.ts';
import { shapeEntries } from './entry-shape.ts';

export default {
  request: ({ per_page }) => ({ path: 'wp/v2/pages', query: listQuery(per_page) }),
  shape: shapeEntries,
  deliver,
  next: nextPage,
} satisfies Source<'pages'>;
