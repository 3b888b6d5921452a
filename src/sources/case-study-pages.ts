import type { Source } from 'pagewright/source';
import { pageCountRequest, shapePages } from 'pagewright-wordpress/list-pages';
import { deliver } from '../generated/delivery/deliver-case-study-pages.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ per_page }) => pageCountRequest('wp/v2/case-studies', per_page),
  shape: (_, { per_page }, response) => shapePages(response, per_page),
  deliver,
} satisfies Source<'case-study-pages'>;
