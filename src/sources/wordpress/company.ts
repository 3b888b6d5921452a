import type { Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-company.ts';

export default {
  request: () => ({ path: 'custom/v1/get-aboutpage-content' }),
  deliver,
} satisfies Source<'company'>;
