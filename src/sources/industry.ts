import { slugPart } from 'pagewright/slug-part';
import type { Source } from 'pagewright/source';
import { deliver } from '../generated/delivery/deliver-industry.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/industry/${slugPart(slug)}` }),
  namesEntry: true,
  movesAs: 'industry',
  deliver,
} satisfies Source<'industry'>;
