import { slugPart } from '../../../packages/pagewright/src/content/slug-part.ts';
import type { Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-platform.ts';

export default {
  request: ({ slug }) => ({ path: `custom/v1/platform/${slugPart(slug)}` }),
  namesEntry: true,
  movesAs: 'platform',
  deliver,
} satisfies Source<'platform'>;
