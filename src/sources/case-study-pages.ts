import type { Source } from '../../packages/pagewright/src/content/source.ts';
import { pageCountRequest, shapePages } from '../../packages/pagewright-wordpress/src/list-pages.ts';
import { deliver } from '../generated/delivery/deliver-case-study-pages.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ per_page }) => pageCountRequest('wp/v2/case-studies', per_page),
  shape: (_, { per_page }, response) => shapePages(response, per_page),
  deliver,
} satisfies Source<'case-study-pages'>;
