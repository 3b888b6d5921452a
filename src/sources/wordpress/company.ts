import { deliver } from '../../generated/delivery/deliver-company.ts';
import type { Source } from '../source.ts';

export default {
  request: () => ({ path: 'custom/v1/get-aboutpage-content' }),
  deliver,
} satisfies Source<'company'>;
