import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-company.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/get-aboutpage-content' }),
  decode,
} satisfies Source<'company'>;
