import { deliver } from '../../generated/delivery/deliver-industry.ts';
import { slugPart } from '../slug-part.ts';
import type { Source } from '../source.ts';

export default {
  request: ({ slug }) => ({ path: `custom/v1/industry/${slugPart(slug)}` }),
  namesEntry: true,
  movesAs: 'industry',
  deliver,
} satisfies Source<'industry'>;
