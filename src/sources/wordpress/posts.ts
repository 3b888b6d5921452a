import { deliver } from '../../generated/delivery/deliver-posts.ts';
import type { Source } from '../source.ts';

export default {
  request: () => ({ path: 'custom/v1/get-all-posts' }),
  deliver,
} satisfies Source<'posts'>;
