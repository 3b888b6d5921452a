import type { Source } from '../../packages/pagewright/src/content/source.ts';
import { deliver } from '../generated/delivery/deliver-company.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/get-aboutpage-content' }),
  deliver,
} satisfies Source<'company'>;
