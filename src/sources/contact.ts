import type { Source } from 'pagewright/source';
import { deliver } from '../generated/delivery/deliver-contact.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/get-contactpage-content' }),
  deliver,
} satisfies Source<'contact'>;
