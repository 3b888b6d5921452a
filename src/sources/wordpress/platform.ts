import { deliver } from '../../generated/delivery/deliver-platform.ts';
import { slugPart } from '../slug-part.ts';
import type { Source } from '../source.ts';

export default {
  request: ({ slug }) => ({ path: `custom/v1/platform/${slugPart(slug)}` }),
  namesEntry: true,
  movesAs: 'platform',
  deliver,
} satisfies Source<'platform'>;
