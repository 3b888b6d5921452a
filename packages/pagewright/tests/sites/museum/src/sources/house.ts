import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-house.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/house' }),
  decode,
} satisfies Source<'house'>;
