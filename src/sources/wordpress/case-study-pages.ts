import { deliver } from '../../generated/delivery/deliver-case-study-pages.ts';
import type { Source } from '../source.ts';
import { pageCountRequest, shapePages } from './list-pages.ts';

export default {
  request: ({ per_page }) => pageCountRequest('wp/v2/case-studies', per_page),
  shape: (body, _, response) => shapePages(body, response),
  deliver,
} satisfies Source<'case-study-pages'>;
