import { deliver } from '../../generated/delivery/deliver-homepage.ts';
import type { Source } from '../source.ts';

export default {
  request: () => ({ path: 'custom/v1/get-homepage-content' }),
  deliver,
} satisfies Source<'homepage'>;
