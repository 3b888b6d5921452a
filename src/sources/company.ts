import type { Source } from 'pagewright/source';
import { deliver } from '../generated/delivery/deliver-company.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/get-aboutpage-content' }),
  deliver,
} satisfies Source<'company'>;
