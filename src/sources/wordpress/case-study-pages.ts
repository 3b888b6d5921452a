import { deliver } from '../../generated/delivery/deliver-case-study-pages.ts';
import type { Source } from '../source.ts';
import { pageCountRequest, shapePages } from './list-pages.ts';

export default {
  request: ({ per_page }) => pageCountRequest('wp/v2/case-studies', per_page),
  shape: (_, { per_page }, response) => shapePages(response, per_page),
  deliver,
} satisfies Source<'case-study-pages'>;
