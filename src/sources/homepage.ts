import type { Source } from 'pagewright/source';
import { deliver } from '../generated/delivery/deliver-homepage.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/get-homepage-content' }),
  deliver,
} satisfies Source<'homepage'>;
