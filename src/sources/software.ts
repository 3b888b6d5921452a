import { type Source, slugPart } from 'pagewright/source';
import { decode } from '../generated/decode/decode-software.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/software/${slugPart(slug)}` }),
  namesEntry: true,
  entryType: 'software',
  decode,
} satisfies Source<'software'>;
