import type { Source } from 'pagewright/source';
import { normalizePages, pageCountRequest } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-case-study-pages.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ per_page }) => pageCountRequest('wp/v2/case-studies', per_page),
  normalize: (_, { per_page }, response) => normalizePages(response, per_page),
  listOf: 'case-study',
  decode,
} satisfies Source<'case-study-pages'>;
