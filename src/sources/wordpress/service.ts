import { deliver } from '../../generated/delivery/deliver-service.ts';
import { slugPart } from '../slug-part.ts';
import type { Source } from '../source.ts';

export default {
  request: ({ slug }) => ({ path: `custom/v1/services/${slugPart(slug)}` }),
  namesEntry: true,
  movesAs: 'service',
  deliver,
} satisfies Source<'service'>;
