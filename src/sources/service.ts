import { slugPart } from '../../packages/pagewright/src/content/slug-part.ts';
import type { Source } from '../../packages/pagewright/src/content/source.ts';
import { deliver } from '../generated/delivery/deliver-service.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/services/${slugPart(slug)}` }),
  namesEntry: true,
  movesAs: 'service',
  deliver,
} satisfies Source<'service'>;
