import type { Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-contact.ts';

export default {
  request: () => ({ path: 'custom/v1/get-contactpage-content' }),
  deliver,
} satisfies Source<'contact'>;
