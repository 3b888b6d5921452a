import { deliver } from '../../generated/delivery/deliver-software.ts';
import { slugPart } from '../slug-part.ts';
import type { Source } from '../source.ts';

export default {
  request: ({ slug }) => ({ path: `custom/v1/software/${slugPart(slug)}` }),
  namesEntry: true,
  movesAs: 'software',
  deliver,
} satisfies Source<'software'>;
