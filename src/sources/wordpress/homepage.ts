import type { Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-homepage.ts';

export default {
  request: () => ({ path: 'custom/v1/get-homepage-content' }),
  deliver,
} satisfies Source<'homepage'>;
