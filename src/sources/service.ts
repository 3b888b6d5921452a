import { type Source, slugPart } from 'pagewright/source';
import { decode } from '../generated/decode/decode-service.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/services/${slugPart(slug)}` }),
  namesEntry: true,
  entryType: 'service',
  decode,
} satisfies Source<'service'>;
