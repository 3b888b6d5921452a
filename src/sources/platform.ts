import { type Source, slugPart } from 'pagewright/source';
import { decode } from '../generated/decode/decode-platform.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/platform/${slugPart(slug)}` }),
  namesEntry: true,
  entryType: 'platform',
  decode,
} satisfies Source<'platform'>;
