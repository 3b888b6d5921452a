import { deliver } from '../../generated/delivery/deliver-contact.ts';
import type { Source } from '../source.ts';

export default {
  request: () => ({ path: 'custom/v1/get-contactpage-content' }),
  deliver,
} satisfies Source<'contact'>;
