import { type Source, slugPart } from 'pagewright/source';
import { decode } from '../generated/decode/decode-industry.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/industry/${slugPart(slug)}` }),
  namesEntry: true,
  entryType: 'industry',
  decode,
} satisfies Source<'industry'>;
